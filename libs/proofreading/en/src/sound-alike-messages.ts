import type { Localized } from '@tercet/contracts';

/** What tells two words of like sound apart, by their name in `SOUND_ALIKES`. */
export const SOUND_ALIKE_MESSAGES: Readonly<Record<string, Localized>> = {
  brakes: {
    en: 'A car has brakes; a break is a pause: “{fix}”.',
    fr: 'Une voiture a des « brakes » ; un « break » est une pause : « {fix} ».',
    es: 'Un coche tiene «brakes»; un «break» es una pausa: «{fix}».',
  },
  wonder: {
    en: 'To wonder is to ask oneself, to wander is to roam: “{fix}”.',
    fr: '« Wonder », c’est se demander ; « wander », errer : « {fix} ».',
    es: '«Wonder» es preguntarse; «wander», vagar: «{fix}».',
  },
  through: {
    en: '“Threw” is the past of “throw”; one goes “{fix}” a door.',
    fr: '« Threw » est le passé de « throw » ; on passe « {fix} » une porte.',
    es: '«Threw» es el pasado de «throw»; se pasa «{fix}» una puerta.',
  },
  passed: {
    en: 'The verb is “{fix}”; “past” is no verb.',
    fr: 'Le verbe est « {fix} » ; « past » n’est pas un verbe.',
    es: 'El verbo es «{fix}»; «past» no es un verbo.',
  },
  past: {
    en: '“Passed” is a verb; with another verb, one goes “{fix}” a place.',
    fr: '« Passed » est un verbe ; avec un autre verbe, on passe « {fix} ».',
    es: '«Passed» es un verbo; con otro verbo, se pasa «{fix}».',
  },
  lot: {
    en: 'To allot is to share out; much is “{fix}”.',
    fr: '« Allot », c’est attribuer ; beaucoup se dit « {fix} ».',
    es: '«Allot» es asignar; mucho es «{fix}».',
  },
  new: {
    en: '“Knew” is the past of “know”; what is not old is “{fix}”.',
    fr: '« Knew » est le passé de « know » ; nouveau se dit « {fix} ».',
    es: '«Knew» es el pasado de «know»; lo que no es viejo es «{fix}».',
  },
  piece: {
    en: '“Peace” is the end of war; a part is a “{fix}”.',
    fr: '« Peace » est la paix ; un morceau est « {fix} ».',
    es: '«Peace» es la paz; un trozo es «{fix}».',
  },
  weather: {
    en: '“Whether” asks; sun and rain are “{fix}”.',
    fr: '« Whether » veut dire si ; le temps qu’il fait est « {fix} ».',
    es: '«Whether» pregunta; el tiempo que hace es «{fix}».',
  },
  write: {
    en: 'With a pen one does not “right” but “{fix}”.',
    fr: 'Avec un stylo, ce n’est pas « right » mais « {fix} ».',
    es: 'Con un bolígrafo no es «right», sino «{fix}».',
  },
  whole: {
    en: 'A hole is empty; all of something is the “{fix}”.',
    fr: '« Hole » est un trou ; entier se dit « {fix} ».',
    es: '«Hole» es un agujero; entero es «{fix}».',
  },
  sea: {
    en: '“See” is what eyes do; the water is the “{fix}”.',
    fr: '« See », c’est voir ; la mer est « {fix} ».',
    es: '«See» es ver; el mar es «{fix}».',
  },
  knew: {
    en: '“New” is not old; the past of “know” is “{fix}”.',
    fr: '« New » veut dire nouveau ; le passé de « know » est « {fix} ».',
    es: '«New» es nuevo; el pasado de «know» es «{fix}».',
  },
  cents: {
    en: '“Sense” is meaning; coins are “{fix}”.',
    fr: '« Sense » est le sens ; les pièces sont des « {fix} ».',
    es: '«Sense» es sentido; las monedas son «{fix}».',
  },
  bear: {
    en: '“Bare” is naked; what one carries or stands one can “{fix}”.',
    fr: '« Bare » veut dire nu ; supporter se dit « {fix} ».',
    es: '«Bare» es desnudo; soportar es «{fix}».',
  },
  altar: {
    en: 'To alter is to change; in a church stands an “{fix}”.',
    fr: '« Alter », c’est modifier ; dans l’église, c’est « {fix} ».',
    es: '«Alter» es modificar; en la iglesia está el «{fix}».',
  },
  prize: {
    en: 'A price is paid; a “{fix}” is won.',
    fr: 'On paie un « price » ; on gagne un « {fix} ».',
    es: 'Un «price» se paga; se gana un «{fix}».',
  },
  flu: {
    en: '“Flew” is the past of “fly”; the illness is the “{fix}”.',
    fr: '« Flew » est le passé de « fly » ; la grippe est « {fix} ».',
    es: '«Flew» es el pasado de «fly»; la gripe es «{fix}».',
  },
  personnel: {
    en: '“Personal” is private; the staff is the “{fix}”.',
    fr: '« Personal » veut dire privé ; le personnel est « {fix} ».',
    es: '«Personal» es privado; la plantilla es el «{fix}».',
  },
  course: {
    en: '“Coarse” is rough; a way or a class is a “{fix}”.',
    fr: '« Coarse » veut dire grossier ; un cours ou un trajet est « {fix} ».',
    es: '«Coarse» es basto; un curso o un rumbo es «{fix}».',
  },
  site: {
    en: '“Sight” is what is seen; the place is a “{fix}”.',
    fr: '« Sight » est ce qu’on voit ; le lieu est « {fix} ».',
    es: '«Sight» es lo que se ve; el lugar es «{fix}».',
  },
  root: {
    en: 'A route is a way; a cause is a “{fix}”.',
    fr: '« Route » est un chemin ; la cause est « {fix} ».',
    es: '«Route» es un camino; la causa es «{fix}».',
  },
  vain: {
    en: 'Blood flows in a vein; to no use is “in {fix}”.',
    fr: '« Vein » est une veine ; en vain se dit « in {fix} ».',
    es: '«Vein» es una vena; en vano es «in {fix}».',
  },
  reef: {
    en: 'The reef is of “{fix}”.',
    fr: 'Le récif est de « {fix} ».',
    es: 'El arrecife es de «{fix}».',
  },
  war: {
    en: '“Marshal” is an officer, “marital” of marriage; of war is “{fix}”.',
    fr: '« Marshal » est un maréchal, « marital » conjugal ; de guerre se dit « {fix} ».',
    es: '«Marshal» es un mariscal, «marital» del matrimonio; de guerra es «{fix}».',
  },
  averse: {
    en: '“Adverse” is harmful; one who dislikes something is “{fix}” to it.',
    fr: '« Adverse » veut dire contraire ; qui n’aime pas est « {fix} ».',
    es: '«Adverse» es adverso; quien no gusta de algo es «{fix}».',
  },
  rationale: {
    en: '“Rational” is an adjective; the reason is the “{fix}”.',
    fr: '« Rational » est un adjectif ; la raison est « {fix} ».',
    es: '«Rational» es un adjetivo; la razón es el «{fix}».',
  },
  precedent: {
    en: '“Precedence” is the first rank; an earlier case is a “{fix}”.',
    fr: '« Precedence » est la priorité ; un cas antérieur est « {fix} ».',
    es: '«Precedence» es la prioridad; un caso anterior es un «{fix}».',
  },
  disease: {
    en: '“Decease” is death; an illness is a “{fix}”.',
    fr: '« Decease » est le décès ; la maladie est « {fix} ».',
    es: '«Decease» es la muerte; la enfermedad es «{fix}».',
  },
  praise: {
    en: 'To complement is to complete; one praised is “{fix}”.',
    fr: '« Complement », c’est compléter ; félicité se dit « {fix} ».',
    es: '«Complement» es completar; elogiado es «{fix}».',
  },
  economic: {
    en: '“Economical” is thrifty; of the economy is “{fix}”.',
    fr: '« Economical » veut dire économe ; de l’économie, « {fix} ».',
    es: '«Economical» es ahorrador; de la economía es «{fix}».',
  },
  heart: {
    en: '“Hard” is not soft; the middle is the “{fix}”.',
    fr: '« Hard » veut dire dur ; le cœur est « {fix} ».',
    es: '«Hard» es duro; el centro es el «{fix}».',
  },
  dear: {
    en: 'A deer has antlers; a letter begins with “{fix}”.',
    fr: '« Deer » est un cerf ; une lettre commence par « {fix} ».',
    es: '«Deer» es un ciervo; una carta empieza por «{fix}».',
  },
  prostate: {
    en: '“Prostrate” is lying flat; the gland is the “{fix}”.',
    fr: '« Prostrate » veut dire prosterné ; la glande est « {fix} ».',
    es: '«Prostrate» es postrado; la glándula es la «{fix}».',
  },
  populous: {
    en: '“Populace” is the people; with many people is “{fix}”.',
    fr: '« Populace » est le peuple ; très peuplé se dit « {fix} ».',
    es: '«Populace» es el pueblo; muy poblado es «{fix}».',
  },
  being: {
    en: 'After a preposition stands “{fix}”, not “been”.',
    fr: 'Après une préposition vient « {fix} », non « been ».',
    es: 'Tras una preposición va «{fix}», no «been».',
  },
  dessert: {
    en: 'A desert is dry; a meal ends with a “{fix}”.',
    fr: '« Desert » est un désert ; on finit le repas par « {fix} ».',
    es: '«Desert» es un desierto; la comida acaba con el «{fix}».',
  },
  his: {
    en: '“He’s” is “he is”; what is of him is “{fix}”.',
    fr: '« He’s » est « he is » ; le possessif est « {fix} ».',
    es: '«He’s» es «he is»; el posesivo es «{fix}».',
  },
};
