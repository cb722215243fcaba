import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { cellsOfWord, NONE } from '../grammar/cells';
import {
  has,
  isFinite,
  isHanging,
  isNoun,
  isPastParticiple,
  isQualifier,
  isVerbal,
} from '../grammar/words';

const MAX_LENGTH = 9;

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
    'Le chien et le chat.',
    'Mon frère est un ami.',
    'Elle est belle et douce.',
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
    { text: 'Le chat [[et]] sur la table.', fix: 'est' },
    { text: 'Mon père [[est]] ma mère sont partis.', fix: 'et' },
    { text: 'Il est grand [[est]] fort.', fix: 'et' },
    { text: 'Il [[et]] possible de partir.', fix: 'est' },
    { text: 'On [[et]] arrivé hier.', fix: 'est' },
    { text: 'L’homme qui [[et]] venu est mon oncle.', fix: 'est' },
    { text: 'C’[[et]] un bon livre.', fix: 'est' },
    { text: 'Elle chante [[est]] je joue.', fix: 'et' },
    { text: 'Il parle [[est]] ne dit rien.', fix: 'et' },
  ],
  misses: ['Le chat de ma sœur et sur la table.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (word.norm === 'et' && (isVerb(words, index) || isOnlyVerb(words, index)))
        report(word, ['est']);
      if (word.norm === 'est' && (isConjunction(words, index) || isJoint(words, index)))
        report(word, ['et']);
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

const PLACE = /^(?:dans|sur|sous|chez|avec|derrière|devant)$/u;

/** `le chat et sur la table.`: a subject, what is said of it, and no verb in the whole sentence. */
function isOnlyVerb(words: readonly AnalysedWord[], index: number): boolean {
  const next = words[index + 1];
  if (index !== 2 || words.at(-1)?.text !== '.' || words.length > MAX_LENGTH) return false;
  const [determiner, noun] = words;
  if (determiner?.best.pos !== 'DET' || !noun || !isNoun(noun.best) || next?.kind !== 'word')
    return false;
  const at = /^(?:très|trop|déjà|toujours|bien)$/u.test(next.norm) ? index + 2 : index + 1;
  const said = words[at];
  const isSaid =
    PLACE.test(next.norm) ||
    (said?.best.pos === 'ADJ' &&
      (cellsOfWord(said, isQualifier) & cellsOfWord(noun, isNoun)) !== NONE);
  return (
    isSaid &&
    !words.some(
      (word) =>
        has(word, isFinite) &&
        !isNoun(word.best) &&
        word.best.pos !== 'ADJ' &&
        word.best.pos !== 'ADP',
    )
  );
}

/** `mon père est ma mère sont`, `il est grand est fort`: one verb too many. */
function isJoint(words: readonly AnalysedWord[], index: number): boolean {
  const [far, before] = words.slice(Math.max(0, index - 2), index);
  const [next, after, verb] = words.slice(index + 1, index + 4);
  if (!far || !before || !next) return false;
  const isTwice =
    has(far, ({ lemma }) => lemma === 'être') &&
    before.best.pos === 'ADJ' &&
    has(next, isQualifier) &&
    next.gap !== '';
  if (isTwice) return index === 3 && words[0]?.best.pos === 'PRON';
  const isPair = far.best.pos === 'DET' && isNoun(before.best) && next.best.pos === 'DET';
  const isMany = ({ person, number }: AnalysedWord['best']): boolean =>
    person === 3 && number === 'pl';
  return (
    index === 2 &&
    isPair &&
    after !== undefined &&
    isNoun(after.best) &&
    verb !== undefined &&
    isFinite(verb.best) &&
    isMany(verb.best) &&
    verb.readings.filter(isFinite).every(isMany)
  );
}
