import { type AnalysedWord, defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { type Cells, NONE, cellsOf, cellsOfWord, pairsOf } from '../grammar/cells';
import { determinerFor } from '../grammar/determiners';
import { cellsInGroup, nounGroups } from '../grammar/noun-groups';
import { isNoun, isPlainWord, isUnknown } from '../grammar/words';

const BE = /^(?:est|sont|était|étaient|sera|seront|serait|seraient|fut|furent|soit|soient)$/u;
const OWN: Readonly<Record<string, Cells>> = {
  quel: cellsOf({ gender: 'm', number: 'sg' }),
  quelle: cellsOf({ gender: 'f', number: 'sg' }),
  quels: cellsOf({ gender: 'm', number: 'pl' }),
  quelles: cellsOf({ gender: 'f', number: 'pl' }),
};

export const quelAttribut = defineRule({
  id: 'fr/quel-attribut',
  category: 'agreement',
  level: 'error',
  message: {
    en: '“{found}” agrees with the noun behind the verb: write “{fix}”.',
    fr: '« {found} » s’accorde avec le nom qui suit le verbe : écrivez « {fix} ».',
    es: '«{found}» concuerda con el sustantivo que sigue al verbo: escribe «{fix}».',
  },
  explanation: {
    en: 'In “quel est…”, “quel” takes the gender and number of the subject behind the verb: “quelle est la question”, “quels sont les noms”.',
    fr: 'Dans « quel est… », « quel » prend le genre et le nombre du sujet placé après le verbe : « quelle est la question », « quels sont les noms ».',
    es: 'En «quel est…», «quel» toma el género y el número del sujeto que sigue al verbo: «quelle est la question», «quels sont les noms».',
  },
  valid: [
    'Quelle est la question ?',
    'Quels sont les noms des élèves ?',
    'Quel est l’âge du capitaine ?',
    'Dis-moi quelles sont tes envies.',
    'Quelle était votre idée ?',
    'Quel est ce bruit ?',
    'Quel est le ou la responsable ?',
    'Quel sera son avenir ?',
    'Quels sont le nom et l’adresse du client ?',
  ],
  invalid: [
    { text: '[[Quel]] est la question ?', fix: 'Quelle' },
    { text: 'Dis-moi [[quels]] sont tes envies.', fix: 'quelles' },
    { text: '[[Quelle]] est le prix du pain ?', fix: 'Quel' },
    { text: '[[Quel]] sont les règles du jeu ?', fix: 'Quelles' },
    { text: 'Il demande [[quel]] était votre idée.', fix: 'quelle' },
  ],
  misses: ['Quel sont ses idées et le résultat ?'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const own = entryOf(OWN, word.norm);
      if (own === undefined || !BE.test(words[index + 1]?.norm ?? '')) continue;
      const group = nounGroups(words).find(({ start }) => start === index + 2);
      const noun = words[group?.noun ?? -1];
      if (!group || group.determiner === undefined || !isPlainWord(noun) || isUnknown(noun))
        continue;
      if (isJoined(words, group.end)) continue;
      const cells = cellsOfWord(noun, isNoun) & cellsInGroup(words[group.determiner], true);
      if (cells === NONE || (cells & own) !== NONE) continue;
      const fixes = pairsOf(cells).flatMap((pair) => determinerFor('quel', pair, 'b') ?? []);
      report(
        word,
        [...new Set(fixes)].map((fix) => matchCase(word.text, fix)),
      );
    }
  },
});

/** `le nom et l’adresse` */
const isJoined = (words: readonly AnalysedWord[], end: number): boolean =>
  /^(?:et|ou|,|\/|\()$/u.test(words[end]?.norm ?? '');
