import { type AnalysedWord, defineRule, entryOf } from '@tercet/proofreading-core';
import { PURE_CLITICS } from '../grammar/clitics';
import { SINGULAR } from '../grammar/cells';
import { cellsOfGroup, nounGroups } from '../grammar/noun-groups';
import { PRONOUNS } from '../grammar/subjects';
import { asksForSubjunctive, isIndicative } from '../grammar/subjunctive';
import { finiteFormsOf } from '../grammar/verb-forms';
import { isPlainWord } from '../grammar/words';

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
    'Quoi qu’il fasse, il perd.',
    'Si c’est le mot rare que vous voulez, laissez-le.',
    'Voici les documents importants que tu as demandés.',
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
    { text: 'Il faut que je [[fait]] les courses.', fix: 'fasse' },
    { text: 'Bien que [[c’est]] tard, il sort.', fix: 'ce soit' },
    { text: 'Il vaut mieux que tu [[viens]].', fix: 'viennes' },
    { text: 'Je ne veux pas qu’il [[sait]] cela.', fix: 'sache' },
    { text: 'J’aimerais que nous [[sommes]] amis.', fix: 'soyons' },
    { text: 'Elle tient à ce que tu [[viens]].', fix: 'viennes' },
    { text: 'Quoiqu’il [[fait]] froid, ils sortent.', fix: 'fasse' },
    { text: 'C’est tout à fait normal que tu [[pars]].', fix: 'partes' },
  ],
  misses: ['Il faut que mon frère, ce soir, vient.'],
  falseAlarms: ['C’est une surprise qu’il veut me faire.'],
  check({ words, grammar }, report) {
    for (const [index, que] of words.entries()) {
      const isWhole = /^(?:quoique|quoiqu')$/u.test(que.norm);
      if (!isWhole && !(/^(?:que|qu')$/u.test(que.norm) && asksForSubjunctive(words, index)))
        continue;
      const subject = subjectAfter(words, index + 1);
      const verb = words[verbPlace(words, subject?.end ?? index + 2)];
      if (!subject || !isPlainWord(verb) || !isIndicative(verb, subject.end === index + 2))
        continue;
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
  const pronoun = entryOf(PRONOUNS, norm);
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

function verbPlace(words: readonly AnalysedWord[], from: number): number {
  let at = from;
  while (
    PURE_CLITICS.has(words[at]?.norm ?? '') ||
    (/^(?:nous|vous)$/u.test(words[at]?.norm ?? '') && at > from - 1)
  )
    at += 1;
  return at;
}
