import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { has, isFinite, isHanging, isPastParticiple, isVerbal } from '../grammar/words';

const SUBJECT = /^(?:il|on|c'|qu'il|qu'on)$/u;
const OTHER_SUBJECT = /^(?:elle|elles|lui|moi|toi|eux|nous|vous|il|ils|je|tu|on)$/u;

export const etEst = defineRule({
  id: 'fr/et-est',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“{found}” should be “{fix}”: “et” joins, “est” is the verb “être”.',
    fr: '« {found} » s’écrit ici « {fix} » : « et » relie, « est » est le verbe « être ».',
    es: '«{found}» debe ser «{fix}»: «et» une, «est» es el verbo «être».',
  },
  explanation: {
    en: 'If “était” can take its place, write “est”: “il est tard”; if “et puis” can, write “et”: “le pain et le vin”.',
    fr: 'Si « était » peut le remplacer, écrivez « est » : « il est tard » ; si c’est « et puis », écrivez « et » : « le pain et le vin ».',
    es: 'Si puede sustituirse por «était», escribe «est»: «il est tard»; si por «et puis», «et»: «le pain et le vin».',
  },
  valid: [
    'Il est tard et il pleut.',
    'Lui et elle sont partis.',
    'Elle et son frère chantent.',
    'Est-ce possible ?',
    'On est bien ici.',
    'À l’est je vois la mer.',
    'Qui est là ?',
    'Où est-il ?',
    'Celui-là et lui jouent.',
  ],
  invalid: [
    { text: 'Il [[et]] possible de partir.', fix: 'est' },
    { text: 'On [[et]] arrivé hier.', fix: 'est' },
    { text: 'L’homme qui [[et]] venu est mon oncle.', fix: 'est' },
    { text: 'C’[[et]] un bon livre.', fix: 'est' },
    { text: 'Elle chante [[est]] je joue.', fix: 'et' },
    { text: 'Il parle [[est]] ne dit rien.', fix: 'et' },
  ],
  misses: ['Le chat et sur la table.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (word.norm === 'et' && isVerb(words, index)) report(word, ['est']);
      if (word.norm === 'est' && isConjunction(words, index)) report(word, ['et']);
    }
  },
});

function isVerb(words: readonly AnalysedWord[], index: number): boolean {
  const subject = words[index - 1];
  const next = words[index + 1];
  if (subject?.kind !== 'word' || next?.kind !== 'word' || isHanging(subject)) return false;
  if (OTHER_SUBJECT.test(next.norm) || /^(?:d'|de)$/u.test(next.norm)) return false;
  // `le fait-il et`, `le “il” et le “elle”`
  if (subject.norm === 'qui')
    return isPastParticiple(next.best) || next.best.pos === 'ADJ' || next.norm === 'très';
  if (!SUBJECT.test(subject.norm) || has(words[index - 2], isVerbal)) return false;
  return words[index - 2]?.best.pos !== 'DET' && words[index - 2]?.norm !== 'et';
}

/** `est ne dit rien`, `est je joue`: a clause begins. */
function isConjunction(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const next = words[index + 1];
  if (!before || next?.kind !== 'word' || next.gap === '' || isHanging(next)) return false;
  if (before.norm === "l'" || before.norm === 'qui' || has(before, ({ type }) => type === 'prs'))
    return false;
  if (/^(?:je|j'|tu|ils)$/u.test(next.norm)) return has(words[index + 2], isVerbal);
  if (!/^(?:ne|n')$/u.test(next.norm)) return false;
  return (
    words.slice(0, index).some((word) => isFinite(word.best)) && has(words[index + 2], isFinite)
  );
}
