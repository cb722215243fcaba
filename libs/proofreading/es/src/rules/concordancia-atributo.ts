import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import {
  MASCULINE_PLURAL,
  PLURAL,
  SINGULAR,
  adjectiveCells,
  firstCell,
  formFor,
} from '../grammar/agreement';
import { isMixed, linkEnd } from '../grammar/linking';
import { type SubjectVerb, subjectOf } from '../grammar/subjects';
import { agreesWith } from '../grammar/verbs';
import { isPerson, isProfession } from '../grammar/people';
import { isAdjective, isFinite, isNoun, isPlain, may, wordSet } from '../grammar/words';

const ADVERBS =
  wordSet(`muy más menos tan bastante demasiado poco algo casi siempre también realmente
  completamente totalmente absolutamente extremadamente sumamente increíblemente ya todavía aún no además así`);
const DEGREE = wordSet('muy tan bastante demasiado');
/** They do not agree, or may be adverbs. */
const INVARIABLE =
  wordSet(`mejor peor mayor menor igual claro solo bien mal así seguro cierto alto bajo rápido lento
  medio mucho poco todo mismo demasiado bastante parte verdad suficiente junto cerca lejos fuera falso debido
  motivo sinónimo modelo rosa naranja violeta obvio evidente posible imposible necesario más menos fácil difícil cero sed`);

export const concordanciaAtributo = defineRule({
  id: 'es/concordancia-atributo',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'What is said of the subject agrees with it: write “{fix}”.',
    fr: 'L’attribut s’accorde avec le sujet : écrivez « {fix} ».',
    es: 'El atributo concuerda con el sujeto: escribe «{fix}».',
  },
  explanation: {
    en: 'After “ser”, “estar” or “parecer” the adjective has the gender and number of the subject: “la playa es bonita”, “mis amigos están contentos”.',
    fr: 'Après « ser », « estar » ou « parecer », l’adjectif prend le genre et le nombre du sujet : « la playa es bonita », « mis amigos están contentos ».',
    es: 'Tras «ser», «estar» o «parecer», el adjetivo lleva el género y el número del sujeto: «la playa es bonita», «mis amigos están contentos».',
  },
  valid: [
    'La playa es muy bonita.',
    'Mis amigos están contentos.',
    'Mi madre es médico.',
    'En la playa es divertido jugar.',
    'La mayoría de los alumnos son listos.',
    'Los hombres y las mujeres son iguales.',
    'Nadar en la playa es divertido.',
    'Su hermana parece mayor.',
    'La verdad es que está cansado.',
    'Está claro que vendrá.',
    'El agua está fría.',
    'Es tarde y están todos cansados.',
  ],
  invalid: [
    { text: 'Ella es [[alto]] y tiene el pelo largo.', fix: 'alta' },
    { text: 'La escuela ha sido [[construido]] en poco tiempo.', fix: 'construida' },
    { text: 'La feria es muy [[divertido]].', fix: 'divertida' },
    { text: 'Mis padres son [[simpático]] con todos.', fix: 'simpáticos' },
    { text: 'Ella es muy [[guapo]].', fix: 'guapa' },
    { text: 'El agua del pozo está [[frío]].', fix: 'fría' },
    { text: 'El agua está muy [[frio]].', fix: 'fría' },
    { text: 'Todos estaban muy [[cansado]].', fix: 'cansados' },
    { text: 'Las casas fueron [[construidos]] en 1900.', fix: 'construidas' },
    { text: 'Creo que su música es [[bueno]].', fix: 'buena' },
    { text: 'La película que vimos ayer fue [[aburrido]].', fix: 'aburrida' },
    { text: 'Mi abuelo está [[enferma]].', fix: 'enfermo' },
    { text: 'Mis primas son [[alto]].', fix: 'altas' },
    { text: 'El ruido y la lluvia eran muy [[malas]].', fix: 'malos' },
  ],
  check({ words, grammar }, report) {
    for (const [index, verb] of words.entries()) {
      const start = linkEnd(words, index);
      if (start === undefined) continue;
      let at = start;
      if (words[at]?.norm === 'sido' || words[at]?.norm === 'siendo') at += 1;
      while (isAdverb(words[at]) && at - index < 5) at += 1;
      const adjective = words[at];
      const degree = DEGREE.has(words[at - 1]?.norm ?? '');
      // `es algo muy raro`: a pronoun.
      if (words[at - 2]?.norm === 'algo') continue;
      // `provisional y cómodamente`
      if (words[at + 2]?.norm.endsWith('mente')) continue;
      const subject = subjectOf(words, index);
      if (
        !adjective ||
        !isAttribute(
          adjective,
          words[at + 1],
          degree || isThing(subject, adjective),
          isTall(verb, subject),
        )
      )
        continue;
      const cells = adjectiveCells(adjective);
      const wanted = wantedCells(words, verb, subject, cells, degree);
      if (isMixed(words, index) && /(?:[^t]|[^s]t)as$/u.test(adjective.norm)) {
        const mixed = formFor(grammar, adjective, MASCULINE_PLURAL);
        if (mixed !== undefined) report(adjective, [mixed]);
        continue;
      }
      if (!wanted || cells & wanted) continue;
      const sameGender = cells & 5 ? wanted & 5 : wanted & 10;
      const form = formFor(grammar, adjective, firstCell(sameGender || wanted));
      if (form !== undefined) report(adjective, [form]);
    }
  },
});

/** `la línea es crítica`: what is also a profession is none of a thing. */
const isThing = (subject: SubjectVerb | undefined, { norm, best, margin }: AnalysedWord): boolean =>
  subject !== undefined &&
  best.pos === 'ADJ' &&
  margin >= 0.5 &&
  /^(?:crític|técnic|químic|físic|polític|matemátic|informátic|mecánic|científic)[oa]s?$/u.test(
    norm,
  ) &&
  subject.head.best.pos === 'NOUN' &&
  !isPerson(subject.head) &&
  !isProfession(subject.head) &&
  !/(?:ora|era|ista|triz|ante|ente|isa)s?$/u.test(subject.head.norm);

/** `ella es alta`: of a person `alto` is no adverb. */
const isTall = (verb: AnalysedWord, subject: SubjectVerb | undefined): boolean =>
  verb.readings.some(({ lemma }) => lemma === 'ser') &&
  subject !== undefined &&
  (subject.head.best.pos === 'PRON' || isPerson(subject.head));

const isAdverb = (word: AnalysedWord | undefined): boolean =>
  word !== undefined &&
  word.kind === 'word' &&
  (ADVERBS.has(word.norm) || (word.norm.endsWith('mente') && word.best.pos === 'ADV'));

function isAttribute(
  adjective: AnalysedWord,
  next: AnalysedWord | undefined,
  hasDegree: boolean,
  isOfPerson: boolean,
): boolean {
  const isTallOrShort = isOfPerson && /^(?:alto|bajo)$/u.test(adjective.norm);
  if (!isPlain(adjective) || (INVARIABLE.has(adjective.norm) && !isTallOrShort)) return false;
  const { best } = adjective;
  if (best.type !== undefined || !(isQuality(adjective) || isTallOrShort)) return false;

  // `es médico`, `es líder`: as a noun the word need not agree.
  if (!hasDegree && isProfession(adjective)) return false;
  if (may(adjective, isNoun) && !hasDegree && next?.best.pos === 'ADJ') return false;
  if (next?.kind !== 'word') return next?.text !== '-';
  // `son buen ejemplo`, `es posible evitarlo`, `es necesario que`
  return next.norm === 'que'
    ? hasDegree
    : !['NOUN', 'VERB'].includes(next.best.pos) || next.best.form === 'part';
}

/** The tagger takes an adjective that does not agree for a noun: so one that is likely is believed. */
const isQuality = (word: AnalysedWord): boolean =>
  word.best.pos === 'ADJ' ||
  word.best.form === 'part' ||
  (word.best.pos === 'NOUN' && word.margin < 1 && isNounOfAdjective(word));

/** The noun is the adjective itself: `lo bonito`, not `líneas` beside a rare `líneo`. */
const isNounOfAdjective = (word: AnalysedWord): boolean =>
  word.readings
    .filter(isNoun)
    .every(({ lemma }) =>
      word.readings.some(
        (one) =>
          isAdjective(one) && one.lemma.endsWith('o') && one.lemma === lemma.replace(/a$/u, 'o'),
      ),
    );

/** `mi comida favorita es helado`: what is named need not agree. */
const isFavourite = (words: readonly AnalysedWord[]): boolean =>
  words.some(({ norm }) => /^(?:favorit|preferid|únic|nombre|apellido|apodo)/u.test(norm));

/** What the adjective has to be: as the subject, or at least in the number of the verb. */
function wantedCells(
  words: readonly AnalysedWord[],
  verb: AnalysedWord,
  subject: SubjectVerb | undefined,
  cells: number,
  hasDegree: boolean,
): number {
  if (subject && isFavourite(words.slice(subject.first, subject.last + 1))) return 0;
  if (subject && !subject.isCollective) {
    const number = (subject.cells & PLURAL) === subject.cells ? 'pl' : 'sg';
    if (agreesWith(verb, { person: 3, number })) return subject.cells;
    // `la cama estaban sucia`: only the verb is wrong.
    return number === 'pl' || cells & subject.cells ? 0 : subject.cells;
  }
  const isPlural = verb.readings.filter(isFinite).every(({ number }) => number === 'pl');
  const isSingular = verb.readings.filter(isFinite).every(({ number }) => number === 'sg');
  if (isPlural) return PLURAL;
  return isSingular && !subject && hasDegree && cells & PLURAL ? SINGULAR : 0;
}
