import { parseFunctionWords } from '@tercet/proofreading-core';

/** Determiners, pronouns, prepositions, conjunctions and the common adverbs of Spanish, with all they can be. */
export const SPANISH_FUNCTION_WORDS = parseFunctionWords(`
!el: DET.art.def.m.sg
!la: DET.art.def.f.sg=el PRON.prs.acc.f.3.sg=él
!los: DET.art.def.m.pl=el PRON.prs.acc.m.3.pl=él
!las: DET.art.def.f.pl=el PRON.prs.acc.f.3.pl=él
!lo: DET.art.def.n.sg=el PRON.prs.acc.m.3.sg=él PRON.prs.acc.n.3.sg=él
!al: ADP.fused.art.m.sg=a
!del: ADP.fused.art.m.sg=de
un: DET.art.indf.m.sg=uno NUM.card.m.sg=uno
!una: DET.art.indf.f.sg=uno PRON.indef.f.3.sg=uno NUM.card.f.sg=uno
!unos: DET.art.indf.m.pl=uno PRON.indef.m.3.pl=uno
!unas: DET.art.indf.f.pl=uno PRON.indef.f.3.pl=uno
!uno: PRON.indef.m.3.sg NUM.card.m.sg DET.art.indf.m.sg
!este: DET.dem.m.sg PRON.dem.m.3.sg NOUN.m.sg
!esta: DET.dem.f.sg=este PRON.dem.f.3.sg=este
!estos: DET.dem.m.pl=este PRON.dem.m.3.pl=este
!estas: DET.dem.f.pl=este PRON.dem.f.3.pl=este
!ese: DET.dem.m.sg PRON.dem.m.3.sg
!esa: DET.dem.f.sg=ese PRON.dem.f.3.sg=ese
!esos: DET.dem.m.pl=ese PRON.dem.m.3.pl=ese
!esas: DET.dem.f.pl=ese PRON.dem.f.3.pl=ese
!aquel: DET.dem.m.sg PRON.dem.m.3.sg
!aquella: DET.dem.f.sg=aquel PRON.dem.f.3.sg=aquel
!aquellos: DET.dem.m.pl=aquel PRON.dem.m.3.pl=aquel
!aquellas: DET.dem.f.pl=aquel PRON.dem.f.3.pl=aquel
!éste !ése !aquél: PRON.dem.m.3.sg
!ésta !ésa !aquélla: PRON.dem.f.3.sg
!éstos !ésos !aquéllos: PRON.dem.m.3.pl
!éstas !ésas !aquéllas: PRON.dem.f.3.pl
!esto !eso !aquello !ello: PRON.dem.n.3.sg
!mi: DET.poss.sg NOUN.m.sg
!mis: DET.poss.pl=mi
!tu: DET.poss.sg
!tus: DET.poss.pl=tu
!su: DET.poss.sg
!sus: DET.poss.pl=su
!nuestro: DET.poss.m.sg PRON.poss.m.3.sg ADJ.m.sg
!nuestra: DET.poss.f.sg=nuestro PRON.poss.f.3.sg=nuestro ADJ.f.sg=nuestro
!nuestros: DET.poss.m.pl=nuestro PRON.poss.m.3.pl=nuestro ADJ.m.pl=nuestro
!nuestras: DET.poss.f.pl=nuestro PRON.poss.f.3.pl=nuestro ADJ.f.pl=nuestro
!vuestro: DET.poss.m.sg PRON.poss.m.3.sg ADJ.m.sg
!vuestra: DET.poss.f.sg=vuestro PRON.poss.f.3.sg=vuestro ADJ.f.sg=vuestro
!vuestros: DET.poss.m.pl=vuestro PRON.poss.m.3.pl=vuestro ADJ.m.pl=vuestro
!vuestras: DET.poss.f.pl=vuestro PRON.poss.f.3.pl=vuestro ADJ.f.pl=vuestro
!mío !tuyo !suyo: PRON.poss.m.3.sg ADJ.m.sg DET.poss.m.sg
!mía: PRON.poss.f.3.sg=mío ADJ.f.sg=mío DET.poss.f.sg=mío
!tuya: PRON.poss.f.3.sg=tuyo ADJ.f.sg=tuyo DET.poss.f.sg=tuyo
!suya: PRON.poss.f.3.sg=suyo ADJ.f.sg=suyo DET.poss.f.sg=suyo
!míos: PRON.poss.m.3.pl=mío ADJ.m.pl=mío DET.poss.m.pl=mío
!tuyos: PRON.poss.m.3.pl=tuyo ADJ.m.pl=tuyo DET.poss.m.pl=tuyo
!suyos: PRON.poss.m.3.pl=suyo ADJ.m.pl=suyo DET.poss.m.pl=suyo
!mías: PRON.poss.f.3.pl=mío ADJ.f.pl=mío DET.poss.f.pl=mío
!tuyas: PRON.poss.f.3.pl=tuyo ADJ.f.pl=tuyo DET.poss.f.pl=tuyo
!suyas: PRON.poss.f.3.pl=suyo ADJ.f.pl=suyo DET.poss.f.pl=suyo
!algún: DET.indef.m.sg=alguno
!alguno: PRON.indef.m.3.sg DET.indef.m.sg
!alguna: DET.indef.f.sg=alguno PRON.indef.f.3.sg=alguno
!algunos: DET.indef.m.pl=alguno PRON.indef.m.3.pl=alguno
!algunas: DET.indef.f.pl=alguno PRON.indef.f.3.pl=alguno
!ningún: DET.neg.m.sg=ninguno
!ninguno: PRON.neg.m.3.sg DET.neg.m.sg
!ninguna: DET.neg.f.sg=ninguno PRON.neg.f.3.sg=ninguno
!ningunos: DET.neg.m.pl=ninguno PRON.neg.m.3.pl=ninguno
!ningunas: DET.neg.f.pl=ninguno PRON.neg.f.3.pl=ninguno
!todo: DET.indef.m.sg PRON.indef.m.3.sg ADV NOUN.m.sg
!toda: DET.indef.f.sg=todo PRON.indef.f.3.sg=todo
!todos: DET.indef.m.pl=todo PRON.indef.m.3.pl=todo
!todas: DET.indef.f.pl=todo PRON.indef.f.3.pl=todo
!otro: DET.indef.m.sg PRON.indef.m.3.sg ADJ.m.sg
!otra: DET.indef.f.sg=otro PRON.indef.f.3.sg=otro ADJ.f.sg=otro
!otros: DET.indef.m.pl=otro PRON.indef.m.3.pl=otro ADJ.m.pl=otro
!otras: DET.indef.f.pl=otro PRON.indef.f.3.pl=otro ADJ.f.pl=otro
!mucho: DET.indef.m.sg PRON.indef.m.3.sg ADV
!mucha: DET.indef.f.sg=mucho PRON.indef.f.3.sg=mucho
!muchos: DET.indef.m.pl=mucho PRON.indef.m.3.pl=mucho
!muchas: DET.indef.f.pl=mucho PRON.indef.f.3.pl=mucho
!poco: DET.indef.m.sg PRON.indef.m.3.sg ADV ADJ.m.sg
!poca: DET.indef.f.sg=poco PRON.indef.f.3.sg=poco ADJ.f.sg=poco
!pocos: DET.indef.m.pl=poco PRON.indef.m.3.pl=poco ADJ.m.pl=poco
!pocas: DET.indef.f.pl=poco PRON.indef.f.3.pl=poco ADJ.f.pl=poco
!tanto: DET.indef.m.sg PRON.indef.m.3.sg ADV NOUN.m.sg
!tanta: DET.indef.f.sg=tanto PRON.indef.f.3.sg=tanto
!tantos: DET.indef.m.pl=tanto PRON.indef.m.3.pl=tanto NOUN.m.pl=tanto
!tantas: DET.indef.f.pl=tanto PRON.indef.f.3.pl=tanto
!cuanto: DET.rel.m.sg PRON.rel.m.3.sg ADV
!cuanta: DET.rel.f.sg=cuanto PRON.rel.f.3.sg=cuanto
!cuantos: DET.rel.m.pl=cuanto PRON.rel.m.3.pl=cuanto
!cuantas: DET.rel.f.pl=cuanto PRON.rel.f.3.pl=cuanto
!cuánto: DET.int.m.sg PRON.int.m.3.sg ADV.int
!cuánta: DET.int.f.sg=cuánto PRON.int.f.3.sg=cuánto
!cuántos: DET.int.m.pl=cuánto PRON.int.m.3.pl=cuánto
!cuántas: DET.int.f.pl=cuánto PRON.int.f.3.pl=cuánto
!demasiado: DET.indef.m.sg PRON.indef.m.3.sg ADV
!demasiada: DET.indef.f.sg=demasiado PRON.indef.f.3.sg=demasiado
!demasiados: DET.indef.m.pl=demasiado PRON.indef.m.3.pl=demasiado
!demasiadas: DET.indef.f.pl=demasiado PRON.indef.f.3.pl=demasiado
!bastante: DET.indef.sg PRON.indef.3.sg ADV ADJ.sg
!bastantes: DET.indef.pl=bastante PRON.indef.3.pl=bastante ADJ.pl=bastante
varios: DET.indef.m.pl PRON.indef.m.3.pl ADJ.m.pl=vario
varias: DET.indef.f.pl=varios PRON.indef.f.3.pl=varios ADJ.f.pl=vario
!ambos: DET.indef.m.pl PRON.indef.m.3.pl
!ambas: DET.indef.f.pl=ambos PRON.indef.f.3.pl=ambos
!sendos: DET.indef.m.pl
!sendas: DET.indef.f.pl=sendos NOUN.f.pl=senda
!cada: DET.indef.sg
!cualquier: DET.indef.sg=cualquiera
!cualquiera: PRON.indef.3.sg DET.indef.sg
!cualesquiera: PRON.indef.3.pl=cualquiera DET.indef.pl=cualquiera
!tal: DET.indef.sg PRON.indef.3.sg ADV ADJ.sg
!tales: DET.indef.pl=tal PRON.indef.3.pl=tal ADJ.pl=tal
mismo: DET.indef.m.sg ADJ.m.sg PRON.indef.m.3.sg ADV
misma: DET.indef.f.sg=mismo ADJ.f.sg=mismo PRON.indef.f.3.sg=mismo
mismos: DET.indef.m.pl=mismo ADJ.m.pl=mismo PRON.indef.m.3.pl=mismo
mismas: DET.indef.f.pl=mismo ADJ.f.pl=mismo PRON.indef.f.3.pl=mismo
propio: DET.indef.m.sg ADJ.m.sg
propia: DET.indef.f.sg=propio ADJ.f.sg=propio
propios: DET.indef.m.pl=propio ADJ.m.pl=propio
propias: DET.indef.f.pl=propio ADJ.f.pl=propio
diversos distintos ciertos escasos: DET.indef.m.pl
diversas distintas ciertas escasas: DET.indef.f.pl
diferentes: DET.indef.pl
cierto dicho: DET.indef.m.sg
cierta dicha: DET.indef.f.sg
dichos: DET.indef.m.pl
dichas: DET.indef.f.pl
!demás: DET.indef.pl PRON.indef.3.pl ADJ
!cuyo: DET.rel.m.sg PRON.rel.m.3.sg
!cuya: DET.rel.f.sg=cuyo PRON.rel.f.3.sg=cuyo
!cuyos: DET.rel.m.pl=cuyo PRON.rel.m.3.pl=cuyo
!cuyas: DET.rel.f.pl=cuyo PRON.rel.f.3.pl=cuyo
!yo: PRON.prs.nom.1.sg
!tú: PRON.prs.nom.2.sg
!vos: PRON.prs.nom.2.sg PRON.prs.tonic.2.sg
!él: PRON.prs.nom.m.3.sg PRON.prs.tonic.m.3.sg
!ella: PRON.prs.nom.f.3.sg=él PRON.prs.tonic.f.3.sg=él
!usted: PRON.prs.nom.3.sg PRON.prs.tonic.3.sg
!nosotros: PRON.prs.nom.m.1.pl PRON.prs.tonic.m.1.pl
!nosotras: PRON.prs.nom.f.1.pl=nosotros PRON.prs.tonic.f.1.pl=nosotros
!vosotros: PRON.prs.nom.m.2.pl PRON.prs.tonic.m.2.pl
!vosotras: PRON.prs.nom.f.2.pl=vosotros PRON.prs.tonic.f.2.pl=vosotros
!ellos: PRON.prs.nom.m.3.pl=él PRON.prs.tonic.m.3.pl=él
!ellas: PRON.prs.nom.f.3.pl=él PRON.prs.tonic.f.3.pl=él
!ustedes: PRON.prs.nom.3.pl=usted PRON.prs.tonic.3.pl=usted
!mí: PRON.prs.tonic.1.sg
!ti: PRON.prs.tonic.2.sg
!sí: PRON.prs.refl.3 ADV INTJ NOUN.m.sg
!conmigo: PRON.fused.prs.1.sg
!contigo: PRON.fused.prs.2.sg
!consigo: PRON.fused.prs.3 VERB.fin.ind.pres.1.sg=conseguir
!me: PRON.prs.acc.1.sg PRON.prs.dat.1.sg PRON.prs.refl.1.sg
!te: PRON.prs.acc.2.sg PRON.prs.dat.2.sg PRON.prs.refl.2.sg
!se: PRON.prs.refl.3 PRON.prs.dat.3
!nos: PRON.prs.acc.1.pl PRON.prs.dat.1.pl PRON.prs.refl.1.pl
!os: PRON.prs.acc.2.pl PRON.prs.dat.2.pl PRON.prs.refl.2.pl
!le: PRON.prs.dat.3.sg=él PRON.prs.acc.m.3.sg=él
!les: PRON.prs.dat.3.pl=él PRON.prs.acc.m.3.pl=él
!que: SCONJ PRON.rel CCONJ
!qué: PRON.int DET.int ADV.int
!quien: PRON.rel.sg PRON.rel.3.sg
!quienes: PRON.rel.3.pl=quien
!quién: PRON.int.3.sg
!quiénes: PRON.int.3.pl=quién
!cual: PRON.rel.3.sg SCONJ
!cuales: PRON.rel.3.pl=cual
!cuál: PRON.int.3.sg DET.int.sg
!cuáles: PRON.int.3.pl=cuál DET.int.pl=cuál
!donde: PRON.rel ADV SCONJ
!dónde !adónde: PRON.int ADV.int
!adonde: PRON.rel ADV
!como: SCONJ ADP ADV CCONJ VERB.fin.ind.pres.1.sg=comer PRON.rel
!cómo: PRON.int ADV.int
!cuando: SCONJ ADV PRON.rel
!cuándo: PRON.int ADV.int
!algo: PRON.indef.n.3.sg ADV
!nada: PRON.neg.n.3.sg ADV NOUN.f.sg VERB.fin.ind.pres.3.sg=nadar VERB.fin.imp.pres.2.sg=nadar
!nadie: PRON.neg.3.sg
!alguien: PRON.indef.3.sg
!quienquiera: PRON.indef.3.sg
!a !con !de !desde !en !hacia !hasta !por !sin !tras !ante !mediante !durante: ADP
vía: ADP
según para contra entre bajo sobre salvo excepto versus pro incluso: ADP
según: SCONJ
!y !e !u !ni !sino !pero: CCONJ
!o: CCONJ
sea: CCONJ
!si: SCONJ NOUN.m.sg
!porque !aunque: SCONJ
!pues: SCONJ CCONJ ADV
mientras: SCONJ ADV CCONJ
luego: ADV
así: ADV
!no: ADV.neg PART.neg INTJ NOUN.m.sg
!nunca !jamás !tampoco: ADV.neg
!más: ADV DET.indef PRON.indef CCONJ
!menos: ADV DET.indef PRON.indef ADP
!muy !tan !también !ya !aún !aun !ahora !hoy !ayer !entonces !siempre !casi !apenas !aquí !allí !ahí !acá !allá !además !después !antes !mientras !quizá !quizás !acaso !pronto !tarde !temprano !lejos !cerca !arriba !abajo !adelante !atrás !dentro !fuera !encima !debajo !delante !detrás !enfrente !alrededor !adentro !afuera !aparte !asimismo !despacio !deprisa !anoche !anteayer !recién !incluso !inclusive !etcétera !adrede !ojalá !siquiera: ADV
tarde: NOUN.f.sg
alrededor: NOUN.m.sg
fuera: VERB.fin.sub.impf.1.sg=ser VERB.fin.sub.impf.3.sg=ser VERB.fin.sub.impf.1.sg=ir VERB.fin.sub.impf.3.sg=ir AUX.fin.sub.impf.1.sg=ser AUX.fin.sub.impf.3.sg=ser
!bien: ADV NOUN.m.sg ADJ CCONJ
mal: ADV NOUN.m.sg ADJ.m.sg=malo
mejor peor: ADV ADJ.cmp.sg
mayor menor: ADJ.cmp.sg
!mejores: ADJ.cmp.pl=mejor
!peores: ADJ.cmp.pl=peor
!numero: VERB.fin.ind.pres.1.sg=numerar
seguro muchísimo alto bajo claro rápido igual: ADV
obstante: ADV
ex: ADJ
pese: ADV
hasta: ADV
solo sólo: ADV
!mas: CCONJ
!dos !tres !cuatro !cinco !seis !siete !ocho !nueve !diez !once !doce !trece !catorce !quince !dieciséis !diecisiete !dieciocho !diecinueve !veinte !veintiuno !veintiún !veintidós !veintitrés !veinticuatro !veinticinco !veintiséis !veintisiete !veintiocho !veintinueve !treinta !cuarenta !cincuenta !sesenta !setenta !ochenta !noventa !cien !ciento !mil: NUM.card.pl
!veintiuna: NUM.card.f.pl
doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos: NUM.card.m.pl
doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas: NUM.card.f.pl
cero: NUM.card NOUN.m.sg
millón: NOUN.m.sg NUM.card.m.sg
millones: NOUN.m.pl=millón NUM.card.m.pl=millón
!ah !oh !eh !ay !bah !hola !adiós !uf !ja: INTJ
adiós: NOUN.m.sg
gracias: INTJ NOUN.f.pl
!lunes !martes !miércoles !jueves !viernes: NOUN.m
!primer: ADJ.ord.m.sg=primero NUM.ord.m.sg=primero
!tercer: ADJ.ord.m.sg=tercero NUM.ord.m.sg=tercero
gran: ADJ.sg=grande
buen: ADJ.m.sg=bueno
!san: ADJ.m.sg=santo NOUN.m.sg=santo
juega: VERB.fin.ind.pres.3.sg=jugar
caché: NOUN.m.sg NOUN.f.sg
!son: VERB.fin.ind.pres.3.pl=ser AUX.fin.ind.pres.3.pl=ser
!es: VERB.fin.ind.pres.3.sg=ser AUX.fin.ind.pres.3.sg=ser
!he: AUX.fin.ind.pres.1.sg=haber VERB.fin.ind.pres.1.sg=haber
!has: AUX.fin.ind.pres.2.sg=haber VERB.fin.ind.pres.2.sg=haber
!ha: AUX.fin.ind.pres.3.sg=haber VERB.fin.ind.pres.3.sg=haber
!han: AUX.fin.ind.pres.3.pl=haber VERB.fin.ind.pres.3.pl=haber
!sé: VERB.fin.ind.pres.1.sg=saber VERB.fin.imp.pres.2.sg=ser AUX.fin.imp.pres.2.sg=ser
!dé: VERB.fin.sub.pres.1.sg=dar VERB.fin.sub.pres.3.sg=dar VERB.fin.imp.pres.3.sg=dar
!juegas: VERB.fin.ind.pres.2.sg=jugar
jugué: VERB.fin.ind.past.1.sg=jugar
!ves: VERB.fin.ind.pres.2.sg=ver
!frio: ADJ.m.sg=frío NOUN.m.sg=frío
enfermo: ADJ.m.sg
enferma: ADJ.f.sg=enfermo
enfermos: ADJ.m.pl=enfermo
enfermas: ADJ.f.pl=enfermo
!era: VERB.fin.ind.impf.1.sg=ser VERB.fin.ind.impf.3.sg=ser AUX.fin.ind.impf.1.sg=ser AUX.fin.ind.impf.3.sg=ser NOUN.f.sg
`);
