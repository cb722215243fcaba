import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { CLITICS } from '../grammar/clitics';
import { has, isFinite, isHanging, isInfinitive, isNoun, isVerbal } from '../grammar/words';

const SUBJECT = /^(?:il|elle|on|qui|cela|ça|ce|c'|rien|personne|chacun)$/u;

export const peuPeut = defineRule({
  id: 'fr/peu-peut',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“{found}” should be “{fix}”: “peut” is the verb “pouvoir”, “peu” means “not much”.',
    fr: '« {found} » s’écrit ici « {fix} » : « peut » est le verbe « pouvoir », « peu » indique une petite quantité.',
    es: '«{found}» debe ser «{fix}»: «peut» es el verbo «pouvoir» y «peu» indica poca cantidad.',
  },
  explanation: {
    en: 'If “pouvait” can take its place, write “peut”: “il peut venir”. If “beaucoup” or “très” can, write “peu”: “peu de temps”.',
    fr: 'Si « pouvait » peut le remplacer, écrivez « peut » : « il peut venir ». Si c’est « beaucoup » ou « très », écrivez « peu » : « peu de temps ».',
    es: 'Si puede sustituirse por «pouvait», escribe «peut»: «il peut venir». Si por «beaucoup» o «très», «peu»: «peu de temps».',
  },
  valid: [
    'Il peut venir demain.',
    'Il a peu de temps.',
    'Un texte peu clair.',
    'Courir peut d’habitude suffire.',
    'Partir peut de nouveau sembler difficile.',
    'Cela peut arriver.',
    'Peut-il venir ?',
    'Elle mange peu.',
    'On ne peut plus clair.',
    'Un pouvoir qui peut tout.',
  ],
  invalid: [
    { text: 'Il [[peu]] venir demain.', fix: 'peut' },
    { text: 'Cela ne [[peu]] pas arriver.', fix: 'peut' },
    { text: 'Elle m’a donné [[peut]] de temps.', fix: 'peu' },
    { text: 'C’est un texte [[peut]] clair.', fix: 'peu' },
    { text: 'On le [[peu]] faire ce soir.', fix: 'peut' },
    { text: 'Elle mange [[peut]] de pain.', fix: 'peu' },
  ],
  misses: ['Paul peu venir.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (word.norm === 'peu' && isVerb(words, index)) report(word, [matchCase(word.text, 'peut')]);
      if (word.norm === 'peut' && isQuantity(words, index))
        report(word, [matchCase(word.text, 'peu')]);
    }
  },
});

/** A subject before, an infinitive behind. */
function isVerb(words: readonly AnalysedWord[], index: number): boolean {
  let at = index - 1;
  while (CLITICS.has(words[at]?.norm ?? '') && !isHanging(words[at])) at -= 1;
  const subject = words[at];
  if (!subject || isHanging(subject) || !SUBJECT.test(subject.norm)) return false;
  let verb = index + 1;
  while (/^(?:pas|plus|jamais|rien|donc|aussi|bien)$/u.test(words[verb]?.norm ?? '')) verb += 1;
  while (CLITICS.has(words[verb]?.norm ?? '')) verb += 1;
  return has(words[verb], isInfinitive);
}

/** `peut de temps` after a verb, `un texte peut clair`. */
function isQuantity(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const next = words[index + 1];
  if (before?.kind !== 'word' || next?.kind !== 'word' || isHanging(next)) return false;
  const after = words[index + 2];
  if (/^(?:de|d')$/u.test(next.norm))
    return (
      has(before, isVerbal) &&
      !has(before, isNoun) &&
      has(after, isNoun) &&
      // `courir peut d’habitude suffire`
      !words.slice(index + 2, index + 7).some((word) => has(word, isInfinitive))
    );
  const isPlainNoun = isNoun(before.best) && words[index - 2]?.best.pos === 'DET';
  const isLast = after === undefined || after.kind === 'punctuation' || after.best.pos === 'ADP';
  const isAdjective = next.best.pos === 'ADJ' && !has(next, isInfinitive) && !has(next, isFinite);
  // `la mer peut calme` has no verb otherwise: one must stand before.
  const hasVerb = words.slice(0, index - 1).some((word) => isFinite(word.best));
  return isPlainNoun && isAdjective && isLast && hasVerb;
}
