import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { NONE, PLURAL, SINGULAR, cellsOfWord } from '../grammar/cells';
import { cellsOfGroup, nounGroups } from '../grammar/noun-groups';
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
  /^(?:les|la|le|l'|des|un|une|mes|tes|nos|vos|donc|également|généralement|toujours|déjà|souvent|aussi|là|dans|chez|sur|en)$/u;
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
  ],
  invalid: [
    { text: 'Ils [[son]] partis tôt.', fix: 'sont' },
    { text: 'Les enfants [[son]] contents.', fix: 'sont' },
    { text: 'Les prix [[son]] les mêmes partout.', fix: 'sont' },
    { text: 'Ces gants [[son]] trop petits.', fix: 'sont' },
    { text: 'Il vient avec [[sont]] frère.', fix: 'son' },
    { text: 'Elle aime [[sont]] pays.', fix: 'son' },
    { text: 'Elles ne [[son]] pas là.', fix: 'sont' },
    { text: 'Les portes [[son]] fermées.', fix: 'sont' },
  ],
  misses: ['Mes amis son ici.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (word.norm === 'son' && isVerb(words, index)) report(word, ['sont']);
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
  const isGroup =
    group?.determiner !== undefined && (cellsOfGroup(words, group) & SINGULAR) === NONE;
  if (isGroup && NOT_OWNED.test(next.norm)) return true;
  if (isGroup && has(next, isQualifier) && isPlural) return true;
  const isDegree = /^(?:trop|très|si|assez|plus|vraiment|tellement|pas|toujours|déjà)$/u.test(
    next.norm,
  );
  const last = words[index + 2];
  const after = words[index + 3];
  const isEnd = !after || after.kind === 'punctuation' || /^(?:CCONJ|ADP)$/u.test(after.best.pos);
  return isSubject && isDegree && has(last, isQualifier) && isEnd;
}

function isPossessive(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const next = words[index + 1];
  if (before?.kind !== 'word' || !isPlainWord(next) || !has(next, isNoun)) return false;
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
