import { type AnalysedWord, defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { PLURAL, SINGULAR, cellsOfWord } from '../grammar/cells';
import { has, hasOnly, isFinite, isNoun, isPlainWord, isQualifier } from '../grammar/words';

const SUBJECTS: Readonly<Record<string, string>> = { je: 'mets', tu: 'mets', il: 'met', on: 'met' };
const ARTICLE =
  /^(?:le|la|les|l'|un|une|des|du|mon|ma|mes|ton|ta|tes|son|sa|ses|ce|cette|ces|trop|toujours)$/u;
const PREPOSITION = /^(?:avec|de|d'|dans|pour|par|sur|chez|à|contre|sous)$/u;

export const metsMesMais = defineRule({
  id: 'fr/mets-mes-mais',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“{found}” should be “{fix}”: “mes” is a possessive, “mais” opposes, “mets” and “met” are the verb “mettre”.',
    fr: '« {found} » s’écrit ici « {fix} » : « mes » est un possessif, « mais » oppose, « mets » et « met » viennent de « mettre ».',
    es: '«{found}» debe ser «{fix}»: «mes» es un posesivo, «mais» opone, «mets» y «met» son el verbo «mettre».',
  },
  explanation: {
    en: 'If “tes” fits, write “mes”; if “pourtant” does, “mais”; after “je”, “tu”, “il” the verb: “je mets mes bottes, mais il fait beau”.',
    fr: 'Si « tes » convient, écrivez « mes » ; si c’est « pourtant », « mais » ; après « je », « tu », « il », le verbe : « je mets mes bottes, mais il fait beau ».',
    es: 'Si cabe «tes», escribe «mes»; si cabe «pourtant», «mais»; tras «je», «tu», «il», el verbo: «je mets mes bottes, mais il fait beau».',
  },
  valid: [
    'Je mets mes bottes, mais il fait beau.',
    'Il met la table.',
    'Il est vieux mais solide.',
    'Ce sont mes amis.',
    'C’est bon, mais cher.',
    'Il parle de mes vieux amis.',
    'Elle est belle mais les gens l’ignorent.',
    'Il est lent, mais son frère court.',
    'Voici mes plus belles photos.',
    'Ce n’est pas lui mais ses amis.',
  ],
  invalid: [
    { text: 'Je [[mes]] la table.', fix: 'mets' },
    { text: 'Il [[mais]] trop de sel.', fix: 'met' },
    { text: 'Ce sont [[mais]] amis.', fix: 'mes' },
    { text: 'Il parle avec [[mais]] amis.', fix: 'mes' },
    { text: 'Elle est fatiguée [[mes]] heureuse.', fix: 'mais' },
    { text: 'Il pleut, [[mes]] il fait doux.', fix: 'mais' },
  ],
  misses: ['Elle mais son manteau.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (word.norm !== 'mes' && word.norm !== 'mais') continue;
      const verb = verbFor(words, index);
      if (verb !== undefined) report(word, [verb]);
      else if (word.norm === 'mais' && isPossessive(words, index))
        report(word, [matchCase(word.text, 'mes')]);
      else if (word.norm === 'mes' && isConjunction(words, index))
        report(word, [matchCase(word.text, 'mais')]);
    }
  },
});

/** `je mes la table`, `il mais trop de sel` */
function verbFor(words: readonly AnalysedWord[], index: number): string | undefined {
  const subject = words[index - 1];
  const before = words[index - 2];
  if (subject?.kind !== 'word' || subject.text.startsWith('-')) return undefined;
  if (
    before &&
    before.kind !== 'punctuation' &&
    !/^(?:que|qu'|quand|si|et|car)$/u.test(before.norm)
  )
    return undefined;
  return ARTICLE.test(words[index + 1]?.norm ?? '') ? entryOf(SUBJECTS, subject.norm) : undefined;
}

/** `avec mais amis`, `ce sont mais amis`: a plural noun at the end of what is said. */
function isPossessive(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const noun = words[index + 1];
  const after = words[index + 2];
  if (!isPlainWord(noun) || !has(noun, isNoun) || (cellsOfWord(noun, isNoun) & SINGULAR) !== 0)
    return false;
  if (after?.kind === 'word' && after.best.pos === 'NOUN') return false;
  const isPresented =
    /^(?:est|sont|étaient)$/u.test(before?.norm ?? '') &&
    /^(?:c'|ce)$/u.test(words[index - 2]?.norm ?? '');
  return isPresented || PREPOSITION.test(before?.norm ?? '');
}

/** `fatiguée mes heureuse`, `mes il pleut` */
function isConjunction(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const [next, after] = words.slice(index + 1, index + 3);
  if (
    /^(?:je|j'|tu|il|elle|on|ils|elles|c'|ça|cela)$/u.test(next?.norm ?? '') &&
    next?.kind === 'word'
  )
    return has(after, isFinite) || /^(?:ne|n'|me|m'|te|se|s'|y|en|l')$/u.test(after?.norm ?? '');
  const isLast = !after || after.kind === 'punctuation';
  return (
    isLast &&
    isPlainWord(next) &&
    before !== undefined &&
    isQualifier(before.best) &&
    hasOnly(next, ({ number, form }) => number !== 'pl' || form === 'fin') &&
    has(next, isQualifier) &&
    (cellsOfWord(next, isQualifier) & PLURAL) === 0
  );
}
