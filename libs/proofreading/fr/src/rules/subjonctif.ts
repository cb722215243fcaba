import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { PURE_CLITICS } from '../grammar/clitics';
import { SINGULAR } from '../grammar/cells';
import { cellsOfGroup, nounGroups } from '../grammar/noun-groups';
import { PRONOUNS } from '../grammar/subjects';
import { finiteFormsOf } from '../grammar/verb-forms';
import { has, isFinite, isNoun, isPlainWord } from '../grammar/words';

/** Conjunctions that end in `que` and take the subjunctive, by the words before `que`. */
const CONJUNCTIONS = new Set(
  [
    'pour',
    'afin',
    'avant',
    'bien',
    'sans',
    'pourvu',
    'à condition',
    'à moins',
    'à supposer',
    'en admettant',
    'de façon',
    'de manière',
    'jusqu’à ce',
    'de peur',
    'de crainte',
    'en attendant',
    'encore',
  ].map((words) => words.replaceAll('’', "'")),
);
const VERBS =
  /^(?:faut|faudra|faudrait|fallait|veux|veut|voulons|voulez|veulent|voudrais|voudrait|souhaite|souhaites|souhaitent|souhaitons|souhaitez|exige|exigent|ordonne|préfère|préfères|doute|doutes|doutent|crains|craint|craignent|regrette|regrettent|désire|aimerais|aimerait|attends|suffit|voudrait|voudrions|voudraient|aimerions|faille|fallu|tiens|tient|dommage|possible|important|essentiel|indispensable|nécessaire|rare|normal|souhaitable|préférable|impossible|temps|utile|obligatoire|content|contente|contents|heureux|heureuse|triste|ravi|ravie|désolé|désolée|surpris|surprise|étonné|étonnée|fier|fière)$/u;

export const subjonctif = defineRule({
  id: 'fr/subjonctif',
  category: 'verb',
  level: 'error',
  message: {
    en: 'This construction takes the subjunctive: “{fix}”.',
    fr: 'Cette construction demande le subjonctif : « {fix} ».',
    es: 'Esta construcción pide subjuntivo: «{fix}».',
  },
  explanation: {
    en: 'After “il faut que”, “vouloir que”, “pour que”, “bien que” or “avant que” the verb is in the subjunctive: “il faut que tu viennes”.',
    fr: 'Après « il faut que », « vouloir que », « pour que », « bien que » ou « avant que », le verbe est au subjonctif : « il faut que tu viennes ».',
    es: 'Tras «il faut que», «vouloir que», «pour que», «bien que» o «avant que», el verbo va en subjuntivo: «il faut que tu viennes».',
  },
  valid: [
    'Il faut que tu viennes.',
    'Je veux qu’il soit là.',
    'Bien qu’il pleuve, il sort.',
    'Je pense qu’il vient.',
    'Pour que nous puissions partir, il faut attendre.',
    'Après que tu es parti, il a plu.',
    'Il faut que je mange.',
    'J’espère que tu as fini.',
  ],
  invalid: [
    { text: 'Il faut que tu [[viens]] demain.', fix: 'viennes' },
    { text: 'Je veux qu’il [[est]] là.', fix: 'soit' },
    { text: 'Bien qu’il [[a]] plu, il sort.', fix: 'ait' },
    { text: 'Pour que nous [[pouvons]] partir, il faut attendre.', fix: 'puissions' },
    { text: 'Il reste jusqu’à ce que tu [[réponds]].', fix: 'répondes' },
    { text: 'Il faut que la ville [[est]] prête.', fix: 'soit' },
    { text: 'Parle de façon que nous [[pouvons]] te comprendre.', fix: 'puissions' },
    { text: 'Avant qu’il [[fait]] nuit, rentrez.', fix: 'fasse' },
  ],
  misses: ['Il faut que mon frère, ce soir, vient.'],
  check({ words, grammar }, report) {
    for (const [index, que] of words.entries()) {
      if (!/^(?:que|qu')$/u.test(que.norm) || !isTrigger(words, index)) continue;
      const subject = subjectAfter(words, index + 1);
      const verb = words[verbPlace(words, subject?.end ?? index + 2)];
      if (!subject || !isPlainWord(verb) || !isIndicative(verb)) continue;
      const { person, number } = subject;
      const asked = { mood: 'sub', tense: 'pres', person, number } as const;
      const fixes = finiteFormsOf(verb, grammar, [asked]);
      if (fixes.length > 0) report(verb, fixes.slice(0, 2));
    }
  },
});

/** A pronoun, or a noun with its article right before the verb. */
function subjectAfter(words: readonly AnalysedWord[], at: number) {
  const norm = words[at]?.norm ?? '';
  const pronoun = PRONOUNS[norm];
  const isPlural = /^(?:nous|vous|ils|elles)$/u.test(norm);
  if (pronoun)
    return { person: pronoun.person, number: isPlural ? 'pl' : 'sg', end: at + 1 } as const;
  if (/^(?:cela|ça|tout|rien|personne)$/u.test(norm))
    return { person: 3, number: 'sg', end: at + 1 } as const;
  const group = nounGroups(words).find(({ start }) => start === at);
  if (group?.determiner === undefined) return undefined;
  const cells = cellsOfGroup(words, group);
  const number = (cells & SINGULAR) === 0 ? 'pl' : 'sg';
  return { person: 3, number, end: group.end } as const;
}

function isTrigger(words: readonly AnalysedWord[], que: number): boolean {
  const norms = [1, 2, 3].map((back) => words[que - back]?.norm ?? '');
  const [one = '', two = '', three = ''] = norms;
  if (one === 'doute' && two === 'sans') return false;
  if (/^(?:temps|dommage)$/u.test(one) && !/^(?:est|était|serait|sera)$/u.test(two)) return false;
  if (VERBS.test(one)) return true;
  if (one === 'quoique') return true;
  if (one === 'bien' || one === 'encore')
    return two === '' || words[que - 2]?.kind === 'punctuation';
  return [one, `${two} ${one}`, `${three} ${two} ${one}`, `${three}${two} ${one}`].some((text) =>
    CONJUNCTIONS.has(text),
  );
}

function verbPlace(words: readonly AnalysedWord[], from: number): number {
  let at = from;
  while (
    PURE_CLITICS.has(words[at]?.norm ?? '') ||
    (/^(?:nous|vous)$/u.test(words[at]?.norm ?? '') && at > from - 1)
  )
    at += 1;
  return at;
}

/** A present or future indicative that is no subjunctive too. */
function isIndicative(verb: AnalysedWord): boolean {
  if (has(verb, isNoun) && !isFinite(verb.best)) return false;
  const finite = verb.readings.filter((reading) => isFinite(reading) && reading.mood !== 'imp');
  return (
    finite.some(({ mood, tense }) => mood === 'ind' && tense === 'pres') &&
    finite.every(({ mood, tense }) => mood === 'ind' && tense !== 'impf')
  );
}
