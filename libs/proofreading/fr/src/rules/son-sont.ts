import { type AnalysedWord, type RuleSentence, defineRule } from '@tercet/proofreading-core';
import { NONE, PLURAL, SINGULAR, cellsOfWord, firstPair } from '../grammar/cells';
import { formsOf } from '../grammar/forms';
import { cellsOfGroup, nounGroups } from '../grammar/noun-groups';
import { isSeveral, openingGroup } from '../grammar/opening-group';
import {
  has,
  hasOnly,
  isFinite,
  isNoun,
  isPlainWord,
  isQualifier,
  isVerbal,
} from '../grammar/words';

/** What no possessive stands before. */
const NOT_OWNED =
  /^(?:les|la|le|l'|des|un|une|mes|tes|nos|vos|donc|également|généralement|toujours|déjà|souvent|aussi|là|ici|dans|chez|sur|en|avec|contre|pour|sous|entre|presque|enfin)$/u;
const DEGREE = /^(?:trop|très|si|assez|plus|vraiment|tellement|pas|toujours|déjà|bien)$/u;
const PREPOSITION = /^(?:avec|de|d'|dans|pour|par|sur|sous|sans|chez|à|selon|vers|contre|entre)$/u;

export const sonSont = defineRule({
  id: 'fr/son-sont',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“{found}” should be “{fix}”: “son” is a possessive, “sont” the verb “être”.',
    fr: '« {found} » s’écrit ici « {fix} » : « son » est un possessif, « sont » le verbe « être ».',
    es: '«{found}» debe ser «{fix}»: «son» es un posesivo; «sont», el verbo «être».',
  },
  explanation: {
    en: 'If “étaient” can take its place, write “sont”: “ils sont là”; if “mon” can, write “son”: “son livre”.',
    fr: 'Si « étaient » peut le remplacer, écrivez « sont » : « ils sont là » ; si c’est « mon », écrivez « son » : « son livre ».',
    es: 'Si puede sustituirse por «étaient», escribe «sont»: «ils sont là»; si por «mon», «son»: «son livre».',
  },
  valid: [
    'Ils sont partis tôt.',
    'Son frère est là.',
    'Les enfants sont contents.',
    'Il parle de son pays.',
    'Où sont les clés ?',
    'Ceux de son village rient.',
    'Ces lettres, son père les a lues.',
    'Dans son jardin sont plantées des roses.',
    'Les enfants, son petit frère et lui arrivent.',
    'Il rend aux voisins son petit chien.',
  ],
  invalid: [
    { text: 'C’est [[sont]] frère.', fix: 'son' },
    { text: 'Ils [[son]] partis tôt.', fix: 'sont' },
    { text: 'Les enfants [[son]] contents.', fix: 'sont' },
    { text: 'Les prix [[son]] les mêmes partout.', fix: 'sont' },
    { text: 'Ces gants [[son]] trop petits.', fix: 'sont' },
    { text: 'Il vient avec [[sont]] frère.', fix: 'son' },
    { text: 'Elle aime [[sont]] pays.', fix: 'son' },
    { text: 'Elles ne [[son]] pas là.', fix: 'sont' },
    { text: 'Les portes [[son]] fermées.', fix: 'sont' },
    { text: 'Les ouvriers [[son fatigué]].', fix: 'sont fatigués' },
    { text: 'Elles [[son très content]] de venir.', fix: 'sont très contentes' },
    { text: 'Mes amis [[son]] ici.', fix: 'sont' },
  ],
  misses: ['Il dit à tous les siens son absents.'],
  check(sentence, report) {
    const { words } = sentence;
    for (const [index, word] of words.entries()) {
      if (word.norm !== 'son' && word.norm !== 'sont') continue;
      const both = word.norm === 'son' ? mendedWithNext(sentence, index) : undefined;
      if (both) report(both.span, both.fixes);
      else if (word.norm === 'son' && isVerb(words, index)) report(word, ['sont']);
      if (word.norm === 'sont' && isPossessive(words, index)) report(word, ['son']);
    }
  },
});

function isVerb(words: readonly AnalysedWord[], index: number): boolean {
  const at = /^(?:ne|n'|se|s'|en|y)$/u.test(words[index - 1]?.norm ?? '') ? index - 2 : index - 1;
  const subject = words[at];
  const next = words[index + 1];
  if (subject?.kind !== 'word' || next?.kind !== 'word') return false;
  if (/^(?:ils|elles)$/u.test(subject.norm)) return words[at - 1]?.best.pos !== 'ADP';
  if (at !== index - 1) return false;
  const isSubject = isNoun(subject.best) && subject.best.number === 'pl' && subject.gap !== '';
  const isPlural = (cellsOfWord(next, isQualifier) & SINGULAR) === 0;
  if (isSubject && has(next, isQualifier) && isPlural) return true;
  // `ces gants son trop petit`: no possessive stands before a degree and a lone adjective at the end.
  const group = nounGroups(words).find(({ end }) => end === index);
  const opening = openingGroup(words, index);
  const isGroup =
    (group?.determiner !== undefined && (cellsOfGroup(words, group) & SINGULAR) === NONE) ||
    (opening !== undefined && isSeveral(opening));
  if (isGroup && NOT_OWNED.test(next.norm)) return true;
  if (isGroup && has(next, isQualifier) && isPlural) return true;
  const isDegree = DEGREE.test(next.norm);
  const last = words[index + 2];
  const after = words[index + 3];
  const isEnd = !after || after.kind === 'punctuation' || /^(?:CCONJ|ADP)$/u.test(after.best.pos);
  return isSubject && isDegree && has(last, isQualifier) && isEnd;
}

/** `les enfants son très fatigué`: verb and adjective at once, for the second error only shows with the first. */
function mendedWithNext({ words, text, start, grammar }: RuleSentence, index: number) {
  const group = openingGroup(words, words[index - 1]?.norm === 'ne' ? index - 1 : index);
  const pronoun = /^(?:ils|elles)$/u.test(words[index - 1]?.norm ?? '')
    ? words[index - 1]
    : undefined;
  if (pronoun ? words[index - 2]?.best.pos === 'ADP' : !group || !isSeveral(group))
    return undefined;
  const cells = pronoun
    ? cellsOfWord(pronoun, ({ pos }) => pos === 'PRON')
    : (group?.cells ?? NONE);
  let at = index + 1;
  while (DEGREE.test(words[at]?.norm ?? '')) at += 1;
  const [word, said, after] = [words[index], words[at], words[at + 1]];
  const pair = firstPair(cells & PLURAL);
  const isAlone =
    !after || after.kind === 'punctuation' || /^(?:CCONJ|ADP|ADV|DET)$/u.test(after.best.pos);
  if (
    !word ||
    !pair ||
    !isPlainWord(said) ||
    !isAlone ||
    (cellsOfWord(said, isQualifier) & PLURAL) !== NONE
  )
    return undefined;
  const between = text.slice(word.end - start, said.start - start);
  const fixes = formsOf(said, grammar, isQualifier, pair).map((form) => `sont${between}${form}`);
  return fixes.length > 0
    ? { span: { start: word.start, end: said.end }, fixes: fixes.slice(0, 2) }
    : undefined;
}

function isPossessive(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const next = words[index + 1];
  if (before?.kind !== 'word' || !isPlainWord(next) || !has(next, isNoun)) return false;
  // `c’est sont frère`
  if (before.norm === 'est' && words[index - 2]?.norm === "c'")
    return (cellsOfWord(next, isNoun) & SINGULAR) !== NONE;
  if (
    has(next, (r) => isVerbal(r) || isQualifier(r)) ||
    (cellsOfWord(next, isNoun) & PLURAL) === cellsOfWord(next, isNoun)
  )
    return false;
  if (PREPOSITION.test(before.norm)) return words[index - 2]?.norm !== 'à';
  const isRelative = ({ best, norm }: AnalysedWord): boolean =>
    best.type === 'rel' || /^(?:que|qu')$/u.test(norm);
  return (
    hasOnly(before, isVerbal) && isFinite(before.best) && !words.slice(0, index).some(isRelative)
  );
}
