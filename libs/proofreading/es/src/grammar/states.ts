import type { AnalysedWord } from '@tercet/proofreading-core';
import { isFinite, isVerb, may, wordSet } from './words';

/** Adjectives that tell how somebody is at the moment: `llegó a casa cansado`. */
const STATES =
  wordSet(`solo contento triste cansado lleno vacío desnudo descalzo borracho enfermo sano vivo muerto tranquilo
  nervioso orgulloso satisfecho seguro junto callado quieto loco dispuesto convencido listo furioso feliz despierto
  dormido absorto atónito atento ansioso impaciente ileso inmóvil intacto preso serio sereno silencioso temeroso ufano
  indiferente pálido perplejo inconsciente consciente completo entero inquieto libre limpio sucio directo`);

/** Verbs of which the participle may tell how somebody is, comes or goes: `volvió acompañado`. */
const BORNE =
  wordSet(`abandonar abatir abrazar abrigar abrir abrumar absorber aburrir acariciar acodar acometer acompañar
  acongojar acorralar acosar acostar acostumbrar acuciar acurrucar adormecer afanar aficionar afligir agachar agarrar agazapar
  agitar agobiar agotar agradecer ahogar aislar alarmar alejar alentar aliviar alojar alterar alumbrar amarrar amenazar
  animar anonadar apasionar apenar aplastar apostar apoyar apresurar apretar apurar armar arrastrar arrebatar arrepentir
  arrimar arrodillar arrojar asesinar asir asistir asomar asombrar asustar atacar atar aterrar aterrorizar atormentar atraer
  atrapar aturdir ausentar avergonzar ayudar azotar bañar caer calar callar calmar calzar cansar cargar castigar cautivar cegar
  ceñir cerrar coger colgar colocar complacer condenar confiar confundir conmover consagrar consolar consternar consumir
  contrariar convencer convertir cortar cubrir curar decidir deprimir derramar derrotar desalentar desanimar desarmar
  desconcertar desconsolar desengañar desesperar desfallecer deslumbrar desmayar desnudar desorientar desplomar desprender
  despojar destrozar detener devorar disfrazar disgustar dispersar distraer divertir doblar doblegar dormir elegir embarazar
  embelesar embobar emborrachar embriagar emocionar empapar empeñar empujar enamorar encabezar encadenar encantar encender
  encerrar encoger encorvar enfadar enfermar enfrascar enfurecer engañar enloquecer enojar enredar ensangrentar enterar enterrar
  entregar entretener entristecer entusiasmar envenenar envolver errar escandalizar escoltar esconder escoger espantar
  estrechar estremecer estudiar exaltar exasperar excitar extender extrañar extasiar extraviar fascinar fastidiar fatigar
  forzar frustrar fugar guiar hacinar helar herir horrorizar humillar hundir ilusionar impedir impresionar impulsar inclinar
  indignar infundir inquietar inspirar instalar intimidar intrigar invadir invitar irritar juntar lanzar lavar levantar ligar
  llamar llegar llenar llevar llorar maravillar marcar marear matar meter mezclar mojar molestar montar morir mortificar motivar mover
  ocultar ocupar ofender ofuscar oprimir pasmar parar pegar penetrar perder perseguir perturbar pintar poner poseer postrar
  preceder precipitar prender preocupar preparar presidir privar protagonizar proteger provocar quebrantar quemar recluir recoger
  reclinar recostar reducir refugiar regocijar rendir resignar resolver respaldar retirar retrasar reunir rodear romper
  salir salvar secundar seducir seguir sentar separar sobrecoger sobresaltar sofocar someter sonreír sorprender sostener
  subir sujetar sumergir sumir suspender tambalear tapar temer tender tentar tirar tocar torcer trabajar traicionar transformar
  transportar trastornar tratar tumbar turbar unir vencer vendar venir vestir volver decepcionar escalonar financiar
  acusar apoderar arruinar asegurar autorizar ayudar bendecir comprometer contagiar desbordar descubrir deshacer desterrar
  destinar destituir equipar expulsar fijar heredar inscribir iluminar invertir jubilar liberar manchar nacer nombrar obligar obsesionar
  pillar premiar rapar rechazar representar rescatar sentenciar situar sustituir titular traer acoger alinear sellar`);

/** Whether the word may tell of the subject's state rather than of the noun before it. */
export function isState(adjective: AnalysedWord): boolean {
  return adjective.readings.some(({ lemma, form }) =>
    (form === 'part' ? BORNE : STATES).has(lemma),
  );
}

/** Whether somebody may be meant whose state it is: a verb before the word, of that number. */
export function hasBearer(words: readonly AnalysedWord[], at: number, isPlural: boolean): boolean {
  return words.slice(0, at).some((word) => {
    if (!may(word, isVerb) || (word.best.pos !== 'VERB' && word.best.pos !== 'AUX')) return false;
    if (!isFinite(word.best)) return word.best.form !== 'part';
    return !isPlural || word.readings.some((one) => isFinite(one) && one.number === 'pl');
  });
}
