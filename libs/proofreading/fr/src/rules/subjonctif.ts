import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { PURE_CLITICS } from '../grammar/clitics';
import { SINGULAR } from '../grammar/cells';
import { cellsOfGroup, nounGroups } from '../grammar/noun-groups';
import { PRONOUNS } from '../grammar/subjects';
import { finiteFormsOf } from '../grammar/verb-forms';
import { isFormOf } from '../grammar/auxiliaries';
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
/** Verbs of will, feeling and need, right before `que`. */
const VERBS = new Set(
  `falloir vouloir souhaiter exiger ordonner préférer douter craindre regretter désirer suffire tenir attendre
  interdire refuser redouter déplorer étonner surprendre`.split(/\s+/u),
);
/** The same where only some forms show it: `j’attends que`, but not `l’attendu que`. */
const OTHER_FORMS = /^(?:tenu|attendu|voulu|suffisant|étonné|surpris|craint)$/u;
const REFLEXIVE = /^(?:m'|me|t'|te|s'|se|nous|vous)$/u;
const OPINIONS =
  /^(?:dommage|possible|important|essentiel|indispensable|nécessaire|rare|normal|souhaitable|préférable|impossible|temps|utile|obligatoire|content|contente|contents|heureux|heureuse|triste|ravi|ravie|désolé|désolée|surpris|surprise|étonné|étonnée|fier|fière|regrettable|inadmissible|logique|étonnant|peur|urgent|primordial)$/u;
/** `tenir à ce que`, `veiller à ce que` */
const TO_WHAT = new Set(['tenir', 'veiller', 'attendre', 'opposer', 'consentir']);

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
    'Il ne veut que ce qu’il peut.',
    'Je tiens cela de lui, bien que tard.',
    'Le fait que tu as menti est connu.',
    'J’ai autant de peur que tu as de joie.',
    'Quoi qu’il fasse, il perd.',
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
    { text: 'Bien que [[c’est]] tard, il sort.', fix: 'ce soit' },
    { text: 'Il vaut mieux que tu [[viens]].', fix: 'viennes' },
    { text: 'Je ne veux pas qu’il [[sait]] cela.', fix: 'sache' },
    { text: 'Elle tient à ce que tu [[viens]].', fix: 'viennes' },
    { text: 'Quoiqu’il [[fait]] froid, ils sortent.', fix: 'fasse' },
  ],
  misses: ['Il faut que mon frère, ce soir, vient.'],
  check({ words, grammar }, report) {
    for (const [index, que] of words.entries()) {
      const isWhole = /^(?:quoique|quoiqu')$/u.test(que.norm);
      if (!isWhole && !(/^(?:que|qu')$/u.test(que.norm) && isTrigger(words, index))) continue;
      const subject = subjectAfter(words, index + 1);
      const verb = words[verbPlace(words, subject?.end ?? index + 2)];
      if (!subject || !isPlainWord(verb) || !isIndicative(verb)) continue;
      const { person, number } = subject;
      const asked = { mood: 'sub', tense: 'pres', person, number } as const;
      const fixes = finiteFormsOf(verb, grammar, [asked]);
      const first = words[index + 1];
      if (fixes.length === 0 || !first) continue;
      if (first.norm === "c'")
        report(
          { start: first.start, end: verb.end },
          fixes.map((fix) => `ce ${fix}`),
        );
      else report(verb, fixes.slice(0, 2));
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
  if (/^(?:cela|ça|tout|rien|personne|chacun|chacune|c')$/u.test(norm))
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
  if (one === 'peur' && !has(words[que - 2], ({ lemma }) => lemma === 'avoir')) return false;
  if (OPINIONS.test(one)) return true;
  if (one === 'bien' || one === 'encore')
    return two === '' || words[que - 2]?.kind === 'punctuation' || /^(?:et|mais)$/u.test(two);
  if (/^(?:se peut|vaut mieux|mieux vaut|vaudrait mieux)$/u.test(`${two} ${one}`)) return true;
  if (one === 'ce' && two === 'à' && isFormOf(words[que - 3], TO_WHAT)) return true;
  const isDenied = /^(?:pas|plus|jamais)$/u.test(one);
  const verb = words[isDenied ? que - 2 : que - 1];
  if (/^aimer(?:ais|ait|ions|iez|aient)$/u.test(one)) return true;
  if (verb && isFormOf(verb, VERBS)) return isAsked(words, isDenied ? que - 2 : que - 1);
  return [one, `${two} ${one}`, `${three} ${two} ${one}`, `${three}${two} ${one}`].some((text) =>
    CONJUNCTIONS.has(text),
  );
}

/** `j’aime que`, `il attend que`; but `ce qu’il veut que`, `je ne veux que`, `autant … veut que`. */
function isAsked(words: readonly AnalysedWord[], at: number): boolean {
  const verb = words[at];
  if (!verb || OTHER_FORMS.test(verb.norm)) return false;
  // `je me doute que tu es là`: to suspect
  const isSuspected = /^doute/u.test(verb.norm) && REFLEXIVE.test(words[at - 1]?.norm ?? '');
  if (isSuspected) return false;
  const isDenied = words
    .slice(Math.max(0, at - 3), at)
    .some(({ norm }) => /^(?:ne|n')$/u.test(norm));
  return !isDenied || /^(?:pas|plus|jamais)$/u.test(words[at + 1]?.norm ?? '');
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
