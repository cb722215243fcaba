import { type AnalysedWord, defineRule, type Reading, entryOf } from '@tercet/proofreading-core';
import { NONE, PLURAL, SINGULAR } from '../grammar/cells';
import { isClauseStart } from '../grammar/clause-start';
import { cellsOfGroup, nounGroups } from '../grammar/noun-groups';
import { has, isPastParticiple, isPlainWord, isUnknown } from '../grammar/words';

type Auxiliaries = Readonly<Record<string, string>>;

const THIRD: Auxiliaries = {
  ma: 'm’a',
  ta: 't’a',
  la: 'l’a',
  mes: 'm’est',
  tes: 't’es',
  ses: 's’est',
};
const MANY: Auxiliaries = { mon: 'm’ont', ton: 't’ont' };
const OWN: Auxiliaries = { ma: 'm’a', ta: 't’a' };
const SECOND: Auxiliaries = { ma: 'm’as', la: 'l’as', les: 'l’as' };
const FIRST: Auxiliaries = { la: 'l’ai', les: 'l’ai', tes: 't’ai' };
const BY_SUBJECT: Readonly<Record<string, Auxiliaries>> = {
  il: THIRD,
  elle: THIRD,
  on: THIRD,
  qui: THIRD,
  tu: SECOND,
  je: FIRST,
  ça: OWN,
  cela: OWN,
  ils: MANY,
  elles: MANY,
};
const CONFUSED = new Set(
  [THIRD, MANY, OWN, SECOND, FIRST].flatMap((auxiliaries) => Object.keys(auxiliaries)),
);
/** `elle` and `elles` stand alone too: `chez elle la donnée`, `c’est elle la préférée`. */
const isSubject = (subject: AnalysedWord, before: AnalysedWord | undefined): boolean =>
  !/^elles?$/u.test(subject.norm) ||
  before === undefined ||
  before.kind === 'punctuation' ||
  /^(?:que|qu'|si|quand|comme|mais|car)$/u.test(before.norm);

export const mAMa = defineRule({
  id: 'fr/m-a-ma',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“{found}” should be “{fix}”: a pronoun and its verb, with an apostrophe between.',
    fr: '« {found} » s’écrit ici « {fix} » : un pronom et son verbe, séparés par une apostrophe.',
    es: '«{found}» debe ser «{fix}»: un pronombre y su verbo, separados por un apóstrofo.',
  },
  explanation: {
    en: 'Between a subject and a past participle stands an auxiliary: “il m’a dit”, “tu l’as vu”. “Ma” and “ta” say whose a thing is.',
    fr: 'Entre un sujet et un participe passé se place un auxiliaire : « il m’a dit », « tu l’as vu ». « Ma » et « ta » indiquent le possesseur.',
    es: 'Entre un sujeto y un participio va un auxiliar: «il m’a dit», «tu l’as vu». «Ma» y «ta» indican el poseedor.',
  },
  valid: [
    'C’est elle la préférée.',
    'C’est elle ma préférée.',
    'Il m’a dit de venir.',
    'Ma sœur est là.',
    'Il la dit malade.',
    'Elle la prend.',
    'Tu l’as vu hier.',
    'On la croit partie.',
    'Qui ta sœur a-t-elle vu ?',
    'Chez elle, la vue est belle.',
    'Ils ont mon livre.',
    'Un jour ma fiancée partira.',
    'Le soir mon frère lit.',
  ],
  invalid: [
    { text: 'Il [[ma]] dit de venir.', fix: 'm’a' },
    { text: 'Tu [[ma]] donné un livre.', fix: 'm’as' },
    { text: 'Elle [[ta]] vu hier.', fix: 't’a' },
    { text: 'Ils [[mon]] demandé de partir.', fix: 'm’ont' },
    { text: 'Il [[ses]] trompé de rue.', fix: 's’est' },
    { text: 'Tu [[la]] mangé trop vite.', fix: 'l’as' },
    { text: 'C’est Paul qui [[ma]] aidé.', fix: 'm’a' },
    { text: 'Elle [[ma]] beaucoup aidé.', fix: 'm’a' },
    { text: 'Mes amis [[mon]] attendu une heure.', fix: 'm’ont' },
    { text: 'Mon frère [[ma]] dit de venir.', fix: 'm’a' },
    { text: 'Je [[les]] vu hier.', fix: 'l’ai' },
    { text: 'Tu [[la]] déjà vu ?', fix: 'l’as' },
    { text: 'Ça [[ma]] fait plaisir.', fix: 'm’a' },
    { text: 'Je [[tes]] dit de venir.', fix: 't’ai' },
    { text: 'Ils [[mon]] invité à dîner.', fix: 'm’ont' },
  ],
  misses: ['Paul ma dit de venir.', 'Hier mon chef ma longtemps parlé.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (!CONFUSED.has(word.norm)) continue;
      const subject = words[index - 1];
      const isNoun = isNounSubject(words, index);
      const bySubject = isNoun ? nounFix(words, index) : entryOf(BY_SUBJECT, subject?.norm ?? '');
      const fix = bySubject?.[word.norm];
      if (fix === undefined || !subject || subject.text.startsWith('-')) continue;
      const before = words[index - 2];
      if (isNoun && !isPlainWord(words[index + 1])) continue;
      if (subject.norm === 'qui' ? before?.best.pos === 'ADP' : !isSubject(subject, before))
        continue;
      const at = pastAdverbs(words, index + 1);
      if (
        isParticipleOnly(words[at], word.norm) &&
        !(at > index + 1 && word.norm === 'la' && words[index + 1]?.norm !== 'déjà')
      )
        report(word, word.norm === 'les' ? [fix, fix.replace('l’', 'les ')] : [fix]);
    }
  },
});

/** `mes amis mon attendu`, `mon frère ma dit`: the clause begins with a noun of its own article. */
function isNounSubject(words: readonly AnalysedWord[], index: number): boolean {
  const group = nounGroups(words).find(({ end }) => end === index);
  return group?.determiner !== undefined && isClauseStart(words, group.start);
}

function nounFix(words: readonly AnalysedWord[], index: number): Auxiliaries | undefined {
  const group = nounGroups(words).find(({ end }) => end === index);
  const cells = group ? cellsOfGroup(words, group) : NONE;
  const participle = words[index + 1];
  if (!participle || has(participle, ({ pos, gender }) => pos === 'NOUN' && gender === 'f'))
    return undefined;
  if ((cells & SINGULAR) === NONE && participle.best.pos !== 'NOUN') return MANY;
  return (cells & PLURAL) === NONE ? OWN : undefined;
}

/** `elle ma beaucoup aidé` */
function pastAdverbs(words: readonly AnalysedWord[], from: number): number {
  let at = from;
  while (
    /^(?:beaucoup|bien|toujours|déjà|souvent|vraiment|trop|tellement|encore|jamais|tout|mal)$/u.test(
      words[at]?.norm ?? '',
    )
  )
    at += 1;
  return at;
}

/** A participle that the possessive cannot stand before, nor the pronoun where it is no other form of the verb. */
function isParticipleOnly(word: AnalysedWord | undefined, before: string): boolean {
  if (word?.kind !== 'word' || word.gap === '' || isUnknown(word)) return false;
  if (!has(word, isPastParticiple)) return false;
  const isOther = ({ pos, form }: Reading): boolean =>
    (pos === 'VERB' || pos === 'AUX') && form === 'fin';
  if (/^l(?:a|es)$/u.test(before)) return !has(word, isOther);
  // `ils mon invité`: no possessive stands after a subject.
  if (/^[mt]on$/u.test(before)) return true;
  const isNoun = ({ pos }: Reading): boolean => pos === 'NOUN';
  return (
    !has(word, isNoun) || (/^(?:[mt]a|tes)$/u.test(before) && /[éiu]$|dit$|fait$/u.test(word.norm))
  );
}
