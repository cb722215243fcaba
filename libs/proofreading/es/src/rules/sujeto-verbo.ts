import {
  type AnalysedWord,
  defineRule,
  matchCase,
  VERB_DISAGREES,
} from '@tercet/proofreading-core';
import { PLURAL, SINGULAR } from '../grammar/agreement';
import { isPerson } from '../grammar/people';
import { isTime } from '../grammar/noun-kinds';
import { type SubjectVerb, subjectOf } from '../grammar/subjects';
import { agreesWith, inPerson, pastOf } from '../grammar/verbs';
import {
  follows,
  isAdjective,
  isFinite,
  isNoun,
  isStatement,
  may,
  wordSet,
} from '../grammar/words';

const OBJECTS = wordSet('lo la los las me te le les nos os');
/** `mi madre le gustan`: what is liked is the subject. */
const LIKING =
  /^(?:gustar|encantar|interesar|importar|doler|faltar|sobrar|quedar|molestar|parecer|apetecer|fascinar)$/;
/** Verbs that the first person seldom has after a noun that is not its subject. */
const NO_SPEAKERS =
  /^(?:ser|estar|tener|ir|vivir|venir|poder|deber|haber|llamar|llegar|necesitar)$/;
const SURE = 0.5;

export const sujetoVerbo = defineRule({
  id: 'es/sujeto-verbo',
  category: 'agreement',
  level: 'error',
  message: VERB_DISAGREES,
  explanation: {
    en: 'The verb has the number of its subject, even where other words stand between them: “los colores son bonitos”, “la caja de los libros está llena”.',
    fr: 'Le verbe prend le nombre de son sujet, même si d’autres mots les séparent : « los colores son bonitos », « la caja de los libros está llena ».',
    es: 'El verbo lleva el número de su sujeto, aunque haya palabras entre los dos: «los colores son bonitos», «la caja de los libros está llena».',
  },
  valid: [
    'Los colores son bonitos.',
    'La caja de los libros está llena.',
    'La mayoría de los niños juegan en la calle.',
    'El padre y la madre trabajan aquí.',
    'Los libros los compró mi madre.',
    'Dos años tiene mi hijo.',
    'A mis padres les gusta el campo.',
    'Los lunes trabaja en casa.',
    'Los españoles somos así.',
    'El lugar donde los padres viven es bonito.',
    'Los gatos, la vaca y el perro comen a la vez.',
    'El problema son los ruidos.',
    'El profesor de matemáticas soy yo.',
    'Mucho ruido hacen.',
    'Mucho ruido hacen los niños.',
    'Los datos puede que lleguen.',
    'Estos libros hay que leerlos.',
    'Esas cosas conviene saberlas.',
    'La cuota son cuatro euros al mes.',
    'Veinte euros es mucho dinero.',
    'Estos premios que da desde hace ocho años gustan.',
  ],
  invalid: [
    { text: 'En esta temporada la marca [[apostaron]] por el rojo.', fix: 'apostó' },
    { text: 'La serie [[cuentan]] ya con siete temporadas.', fix: 'cuenta' },
    { text: 'Los vecinos de la calle [[muestra]] su enfado.', fix: 'muestran' },
    { text: 'El paquete [[llego]] roto.', fix: 'llegó' },
    { text: 'Los libros que compramos ayer [[está]] en la mesa.', fix: 'están' },
    { text: 'Los alumnos que no estudian no [[aprueba]].', fix: 'aprueban' },
    { text: 'Los colores [[es]] muy vivos.', fix: 'son' },
    { text: 'Mi hermana [[viven]] en Lima.', fix: 'vive' },
    { text: 'La gente [[son]] muy amable.', fix: 'es' },
    { text: 'Los hijos de mi vecina [[juega]] al tenis.', fix: 'juegan' },
    { text: 'La puerta de los vestidores [[están]] rota.', fix: 'está' },
    { text: 'Ellos [[quiere]] salir temprano.', fix: 'quieren' },
    { text: 'Creo que los niños no [[sabe]] nada.', fix: 'saben' },
    { text: 'El viaje [[fui]] muy largo.', fix: 'fue' },
    { text: 'Mis notas [[era]] buenas.', fix: 'eran' },
    { text: 'Mis padres no [[habla]] inglés.', fix: 'hablan' },
  ],
  check({ words, grammar }, report) {
    for (const [index, verb] of words.entries()) {
      if (verb.best.form !== 'fin' || !may(verb, isStatement)) continue;
      // `desde hace ocho años`
      if (verb.norm === 'hace' && words[index - 1]?.norm === 'desde') continue;
      if (may(verb, isSame) || !isClearVerb(words, index)) continue;
      const subject = subjectOf(words, index);
      if (!subject || subject.clitics.some((clitic) => isObject(clitic, verb))) continue;
      const number = numberOf(subject);
      if (!number || isNamed(words, index, number) || isObjectFirst(words, subject, index))
        continue;
      const wanted = { person: 3, number } as const;
      if (agreesWith(verb, wanted) || !hasOtherNumber(verb, number, subject)) continue;
      const [fix] = [...pastOf(grammar, verb), ...inPerson(grammar, verb, wanted)];
      if (fix !== undefined) report(verb, [matchCase(verb.text, fix)]);
    }
  },
});

/** `el problema son los ruidos`: the verb may go with what is named; `puede que` is a phrase of its own. */
function isNamed(words: readonly AnalysedWord[], at: number, number: 'sg' | 'pl'): boolean {
  const verb = words[at];
  const next = words[at + 1];
  if (/^(?:puede|parece)$/u.test(verb?.norm ?? '') && next?.norm === 'que') return true;
  // `estos libros hay que leerlos`, `esas cosas conviene saberlas`
  const isToDo = words
    .slice(at + 1, at + 5)
    .some((one, offset, rest) => one.best.form === 'inf' && rest[offset + 1]?.token === one.token);
  if ((verb?.norm === 'hay' && next?.norm === 'que') || isToDo) return true;
  // `el profesor soy yo`
  if (verb?.best.lemma === 'ser' && /^(?:yo|tú|nosotr[oa]s|vosotr[oa]s)$/u.test(next?.norm ?? ''))
    return true;
  // `veinte euros es mucho dinero`
  const isAmount =
    number === 'pl' &&
    /^(?:mucho|mucha|poco|poca|demasiado|bastante|suficiente|nada)$/u.test(next?.norm ?? '');
  if (verb?.best.lemma === 'ser' && isAmount) return true;
  // `esos libros hace tiempo que`
  if (verb?.best.lemma === 'hacer' && next && isTime(next)) return true;
  return (
    number === 'sg' &&
    verb?.best.lemma === 'ser' &&
    next !== undefined &&
    // `la cuota son cuatro euros`
    ((next.best.number === 'pl' && /^(?:DET|NOUN)$/.test(next.best.pos)) ||
      next.best.pos === 'NUM' ||
      next.kind === 'number')
  );
}

/** `mucho ruido hacen`, `mucho ruido hacen los niños`: an amount of a thing put first. */
const isObjectFirst = (
  words: readonly AnalysedWord[],
  { first, head }: SubjectVerb,
  verb: number,
): boolean => {
  const next = words[verb + 1];
  if (!/^(?:much|poc|tant|demasiad)[oa]s?$/u.test(words[first]?.norm ?? '') || isPerson(head))
    return false;
  return !follows(next) || /^(?:l[oa]s|[mts][iu]s|ell[oa]s|ustedes)$/u.test(next.norm);
};

const isSame = ({ form }: { readonly form?: string }): boolean => form === 'inf';

function isObject(clitic: string, verb: AnalysedWord): boolean {
  if (/^l[oa]s?$/u.test(clitic)) return true;
  return OBJECTS.has(clitic) && LIKING.test(verb.best.lemma);
}

/** The verb is no noun or adjective, as far as the tagger can tell; `los datos completa la lista` has an object. */
function isClearVerb(words: readonly AnalysedWord[], at: number): boolean {
  const verb = words[at];
  const next = words[at + 1];
  if (verb?.kind !== 'word' || verb.text !== verb.text.toLowerCase()) return false;
  const isNominal = verb.norm !== 'era' && (may(verb, isNoun) || may(verb, isAdjective));
  if (!isNominal) return verb.margin >= SURE || verb.readings.every(isFinite);
  // `mis padres no habla`: nothing but a verb is denied between a noun and what it has.
  if (words[at - 1]?.norm === 'no' && !may(verb, isAdjective)) return true;
  if (!follows(next)) return verb.margin >= 1.5;
  // `los vecinos cobra por ello`: an object or a preposition follows a verb rather than a noun beside a noun.
  return verb.margin >= (next.best.pos === 'DET' ? 0.2 : next.best.pos === 'ADP' ? 0.4 : 1.5);
}

function numberOf({ cells, isCollective }: SubjectVerb): 'sg' | 'pl' | undefined {
  if (isCollective) return undefined;
  if ((cells & PLURAL) === cells) return 'pl';
  return (cells & SINGULAR) === cells ? 'sg' : undefined;
}

/** A third person; of the others only those that no subject of several persons could have. */
function hasOtherNumber(
  verb: AnalysedWord,
  number: 'sg' | 'pl',
  { head, clitics }: SubjectVerb,
): boolean {
  const persons = verb.readings.filter(isStatement);
  if (persons.some(({ person }) => person === 3)) return true;
  // `el viaje fui`, but `los españoles somos` and `la verdad creo`.
  if (clitics.length > 0) return false;
  if (number === 'sg' && head.best.pos === 'NOUN' && NO_SPEAKERS.test(persons[0]?.lemma ?? ''))
    return persons.every((reading) => reading.number === 'sg');
  return head.best.pos === 'PRON' && number === 'sg' && !persons.some((p) => p.person === 2);
}
