import { type AnalysedWord, type Grammar, defineRule, matchCase } from '@tercet/proofreading-core';
import { subjectOf } from '../grammar/subjects';
import { conjugate } from '../grammar/verbs';
import { isStatement, wordSet } from '../grammar/words';

const FEELINGS = wordSet('hambre sed miedo prisa sueño calor');
const PRONOUNS = wordSet('yo tú él ella usted nosotros nosotras');

export const tenerAnos = defineRule({
  id: 'es/tener-anos',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'Spanish says “{fix}” here.',
    fr: 'L’espagnol dit ici « {fix} ».',
    es: 'En español se dice aquí «{fix}».',
  },
  explanation: {
    en: 'Age, hunger, cold or haste are had in Spanish: “tengo veinte años”, “tiene hambre”, “tenemos prisa”.',
    fr: 'En espagnol on « a » l’âge, la faim, le froid : « tengo veinte años », « tiene hambre », « tenemos prisa ».',
    es: 'La edad, el hambre, el frío o la prisa se tienen: «tengo veinte años», «tiene hambre», «tenemos prisa».',
  },
  valid: [
    'Tengo veinte años.',
    'Son diez años de cárcel.',
    'Tiene hambre.',
    'El hambre es mala.',
    'Son veinte años los que faltan.',
    'Es un año largo.',
    'Fueron veinte años de paz.',
    'Soy frío con la gente.',
    'Mi hermano tiene 12 años.',
    'Con ella son dos años.',
  ],
  invalid: [
    { text: 'Yo [[soy]] veinte años.', fix: 'tengo' },
    { text: '[[Soy]] 21 años y vivo en Quito.', fix: 'Tengo' },
    { text: 'Mi hermano [[es]] doce años.', fix: 'tiene' },
    { text: '[[Estoy]] hambre.', fix: 'Tengo' },
    { text: 'Ella [[está]] sed.', fix: 'tiene' },
    { text: '[[Estamos]] prisa.', fix: 'Tenemos' },
  ],
  misses: ['Estoy frío.'],
  check({ words, grammar }, report) {
    for (const [index, verb] of words.entries()) {
      if (!/^(?:ser|estar)$/.test(verb.best.lemma) || verb.best.form !== 'fin') continue;
      if (!isHad(words, index)) continue;
      const fix = tenerFor(grammar, verb);
      if (fix !== undefined) report(verb, [matchCase(verb.text, fix)]);
    }
  },
});

function isHad(words: readonly AnalysedWord[], index: number): boolean {
  const verb = words[index];
  const next = words[index + 1];
  if (!verb || !next) return false;
  if (FEELINGS.has(next.norm))
    return (
      verb.best.lemma === 'estar' &&
      words[index + 2]?.best.pos !== 'ADJ' &&
      !isWeather(words, index)
    );
  if (next.kind !== 'number' && next.best.pos !== 'NUM') return false;
  const years = words[index + 2];
  if (
    years?.norm !== 'años' ||
    /^(?:de|los|que|más|menos|menor|mayor|antes|después)$/u.test(words[index + 3]?.norm ?? '')
  )
    return false;
  const isMine = verb.readings.filter(isStatement).every(({ person }) => person !== 3);
  return (
    isMine ||
    (PRONOUNS.has(words[index - 1]?.norm ?? '') && words[index - 2]?.best.pos !== 'ADP') ||
    isSomebody(words, index)
  );
}

/** `está calor`: nobody is named who would be hot. */
const isWeather = (words: readonly AnalysedWord[], index: number): boolean =>
  words[index + 1]?.norm === 'calor' &&
  words[index]?.best.person === 3 &&
  !PRONOUNS.has(words[index - 1]?.norm ?? '') &&
  subjectOf(words, index) === undefined;

const isSomebody = (words: readonly AnalysedWord[], index: number): boolean =>
  /^(?:hermano|hermana|padre|madre|hijo|hija|abuelo|abuela|novio|novia|perro|gato|amigo|amiga|primo|prima)s?$/u.test(
    subjectOf(words, index)?.head.norm ?? '',
  );

function tenerFor(grammar: Grammar, verb: AnalysedWord): string | undefined {
  const { mood, tense, person, number } = verb.readings.find(isStatement) ?? verb.best;
  const numbered =
    verb.norm === 'es' || verb.norm === 'está'
      ? 'fin.ind.pres.3.sg'
      : `fin.${mood}.${tense}.${person}.${number}`;
  return conjugate(grammar, 'tener', numbered)[0];
}
