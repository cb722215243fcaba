/** Spanish words that are written for one another: homophones, words told apart by an accent, frequent slips. */
export const SPANISH_CONFUSIONS = `
a ha | e he | tu tú | mi mí | te té | se sé | de dé | mas más | el él | si sí | esta está | estas estás |
este esté | haya halla allá aya | hayan hallan | hay ahí | echo hecho | echa hecha | echos hechos | echas hechas |
hachos hechos | asta hasta | hola ola | olas holas | ora hora | onda honda | hondas ondas | hojear ojear |
huso uso | usos husos | vaya valla baya | vayas vallas bayas | tubo tuvo | botar votar | bello vello |
bienes vienes | bien vien | basto vasto | basta vasta | barón varón | varones barones | grabar gravar |
rebelar revelar | revela rebela | savia sabia | convino combino | cocer coser | casa caza | casas cazas |
casar cazar | cien sien | ciento siento | cima sima | concejo consejo | consejos concejos | abrasar abrazar |
asar azar | taza tasa | tazas tasas | voz vos | rosa roza | vez ves | veces beses | hizo izo | hierro yerro |
rallar rayar | raya ralla | rayas rallas | calló cayó | callo cayo | calle caye | pollo poyo | arroyo arrollo |
malla maya | acerbo acervo | aprender aprehender | aptitud actitud | aptitudes actitudes | afecto efecto |
afectos efectos | infringir infligir | perjuicio prejuicio | prejuicios perjuicios | absolver absorber |
adicción adición | adicciones adiciones | apertura abertura | público publico publicó | pública publica |
públicos publicos | públicas publicas | término termino terminó | términos terminos | práctico practico practicó |
práctica practica | prácticas practicas | límite limite limité | límites limites | número numero numeró |
números numeros | último ultimo ultimó | última ultima | últimas ultimas | últimos ultimos | ánimo animo animó |
ánimos animos | título titulo tituló | títulos titulos | género genero generó | géneros generos |
crédito credito | depósito deposito depositó | depósitos depositos | tránsito transito transitó |
cálculo calculo calculó | cálculos calculos | vínculo vinculo vinculó | diagnóstico diagnostico diagnosticó |
pronóstico pronostico | ejército ejercito ejercitó | solicitó solicito | continuó continuo continúo |
continua continúa | llegó llego | quedó quedo | habló hablo | ganó gano | llamó llamo | dejó dejo |
cambió cambio | trabajó trabajo | encontró encuentro | tomó tomo | ira irá | seria sería | serian serían |
hacia hacía | hacían hacian | tenia tenía | tenían tenian | había habia | habían habian | podría podria |
podían podian | quería queria | decía decia | río rio | ríos rios | venia venía | venían venian | mamá mama |
papá papa | papás papas | pérdida perdida | pérdidas perdidas | secretaria secretaría | policía policia |
inglés ingles | francés frances | jugó jugo | gusta justa | gustó gusto | módulo modulo moduló |
módulos modulos | línea linea | líneas lineas | máquina maquina | máquinas maquinas | página pagina |
páginas paginas | música musica | médico medico | médicos medicos | frío frio | tío tio | tía tia | año ano |
años anos | niño nino | niña nina | intérprete interprete | intérpretes interpretes | artículo articulo articuló |
artículos articulos | capítulo capitulo capituló | círculo circulo circuló | cómputo computo |
contrario contrarió | dómine domine | dialogo diálogo dialogó | diálogos dialogos | domicilio domicilió |
equivoco equívoco equivocó | estímulo estimulo estimuló | fábrica fabrica | fábricas fabricas |
hábito habito habitó | hábitos habitos | íntimo intimo intimó | júbilo jubilo jubiló | lástima lastima |
legítimo legitimo legitimó | líquido liquido liquidó | márgenes margenes | mérito merito | método metodo |
monólogo monologo | náufrago naufrago naufragó | obstáculo obstaculo | óxido oxido | película pelicula |
plática platica | pláticas platicas | pródigo prodigo | próspero prospero prosperó | rótulo rotulo rotuló |
sábana sabana | sábanas sabanas | síntoma sintoma | solícito solicito solicitó | súplica suplica |
súplicas suplicas | técnica tecnica | tópico topico | tráfico trafico traficó | válido valido validó |
válida valida | válidos validos | válidas validas | vómito vomito vomitó | cántara cantara cantará |
cántico cantico | célebre celebre celebré | cúmulo cumulo | débito debito | débil debil | fórmula formula |
fórmulas formulas | réplica replica | réplicas replicas | sátira satira | catálogo catalogo catalogó |
prólogo prologo | explicito explícito | implícito implicito | específico especifico especificó |
específica especifica | específicos especificos | específicas especificas | auténtico autentico |
critica crítica | críticas criticas | crítico critico criticó | político politico | política politica |
básico basico | típico tipico | único unico | única unica | teléfono telefono telefoneó | fotógrafo fotografo |
carácter caracter | caracteres carácteres | están estan | estaban estában | después despues | también tambien |
jamás jamas | además ademas | detrás detras | través traves | interés interes | país pais | raíz raiz |
maíz maiz | baúl baul | ahí ay | allí alli | aquí aqui | así asi | aún aun | cortes cortés | marques marqués |
tomas tomás | amen amén | compás compas | revolver revólver | arteria artería | hacia acia | hacía asía |
vario varió | varias varías | envió envio envío | envíos envios | espacial especial | espaciales especiales |
conversación conservación | deferencia diferencia | deferencias diferencias | desvelar develar | espirar expirar |
espiar expiar | estático extático | latente latiente | oír oir | perece parece | perecer parecer | pero perro |
perros peros | caro carro | cara carra | coro corro | cero cerro | hombre hambre | hombres hambres |
hombros hombres | mano mono | manto monto | mundo mando | muerto muerta | noche coche | peso beso | piso peso |
plazo plaza | punto junto | queso quiso | sobre sobra | tiempo tempo | trato rato
`;
