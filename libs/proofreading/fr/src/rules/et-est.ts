import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { type Cells, cellsOfWord, NONE, SINGULAR } from '../grammar/cells';
import { hasVerbFrom, isOne, openingGroup } from '../grammar/opening-group';
import {
  has,
  hasOnly,
  isFinite,
  isHanging,
  isNoun,
  isPastParticiple,
  isPlainWord,
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
    'Tu et vous sont des pronoms.',
    'Elle et son frère chantent.',
    'Est-ce possible ?',
    'On est bien ici.',
    'À l’est je vois la mer.',
    'Qui est là ?',
    'Où est-il ?',
    'Celui-là et lui jouent.',
    'Le fondateur et ancien directeur est mort.',
    'Le sel et poivre.',
    'Une heure et demie plus tard, il dort.',
    'Ce livre et ce film sont longs.',
    'Le noir et blanc est à la mode.',
    'Le nom et prénom du client.',
    'Cette lettre écrite avec soin et signée de sa main est belle.',
  ],
  invalid: [
    { text: 'Tu [[et]] gentil.', fix: 'es' },
    { text: 'Le chat [[et]] sur la table.', fix: 'est' },
    { text: 'Mon père [[est]] ma mère sont partis.', fix: 'et' },
    { text: 'Il est grand [[est]] fort.', fix: 'et' },
    { text: 'Il [[et]] possible de partir.', fix: 'est' },
    { text: 'On [[et]] arrivé hier.', fix: 'est' },
    { text: 'L’homme qui [[et]] venu est mon oncle.', fix: 'est' },
    { text: 'C’[[et]] un bon livre.', fix: 'est' },
    { text: 'Elle chante [[est]] je joue.', fix: 'et' },
    { text: 'Il parle [[est]] ne dit rien.', fix: 'et' },
    { text: 'J’ai faim [[est]] soif.', fix: 'et' },
    { text: 'Il achète du pain [[est]] du lait.', fix: 'et' },
    { text: 'Le gâteau [[et]] trop sucré.', fix: 'est' },
    { text: 'Je crois que la soupe [[et]] froide.', fix: 'est' },
    { text: 'La voiture de mon oncle [[et]] vendue depuis lundi.', fix: 'est' },
    { text: 'Le souci [[et]] que tout ferme à midi.', fix: 'est' },
    { text: 'Le pain est dur et la soupe [[et]] froide.', fix: 'est' },
  ],
  misses: ['Le chat de ma sœur et sur la table.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const isTaken =
        word.norm === 'et' &&
        (isVerb(words, index) || isOnlyVerb(words, index) || isBeforeAscribed(words, index));
      if (isTaken) report(word, ['est']);
      if (isOfYou(words, index)) report(word, ['es']);
      if (
        word.norm === 'est' &&
        (isConjunction(words, index) || isJoint(words, index) || isBetweenObjects(words, index))
      )
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
    return isPastParticiple(next.best) || next.best.pos === 'ADJ' || DEGREE.test(next.norm);
  if (!SUBJECT.test(subject.norm) || has(words[index - 2], isVerbal)) return false;
  return words[index - 2]?.best.pos !== 'DET' && words[index - 2]?.norm !== 'et';
}

/** `tu et gentil` */
const isOfYou = (words: readonly AnalysedWord[], index: number): boolean =>
  index === 1 &&
  words[1]?.norm === 'et' &&
  words[0]?.norm === 'tu' &&
  words[2]?.best.pos === 'ADJ' &&
  (words[3]?.kind ?? 'punctuation') === 'punctuation';

/** `j’ai faim est soif`, `il achète du pain est du lait`: the clause has its verb, and no other subject. */
function isBetweenObjects(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const [next, after] = words.slice(index + 1, index + 3);
  if (!before || !isNoun(before.best) || next?.kind !== 'word' || next.gap === '') return false;
  if (!/^(?:je|j'|tu|il|elle|on|nous|vous|ils|elles)$/u.test(words[0]?.norm ?? '')) return false;
  const isSome = /^(?:du|des|mes|mon|ma|ses)$/u.test(next.norm) && isNoun(after?.best ?? next.best);
  const isBare = hasOnly(next, isNoun) && (!after || after.kind === 'punctuation');
  if (!isSome && !isBare) return false;
  const clause = words.slice(1, index);
  return (
    clause.every(
      ({ kind, norm }) => kind === 'word' && !/^(?:que|qu'|qui|dont|où|si|quand)$/u.test(norm),
    ) &&
    clause.slice(0, 3).some(({ best }) => isFinite(best)) &&
    !words.slice(index + 1).some(({ best }) => isFinite(best))
  );
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

/** Nouns of which a clause with `que` tells what they are. */
const CLAIM =
  /^(?:problème|souci|fait|vérité|avantage|inconvénient|différence|idée|but|objectif|résultat|raison|preuve|important|essentiel|principal|pire|mieux|bizarre)$/u;
const DEGREE =
  /^(?:très|trop|assez|vraiment|tellement|complètement|totalement|toujours|déjà|souvent|plutôt|si|aussi|pas|parfois|presque|enfin|bien|extrêmement|particulièrement)$/u;

/** `le service et trop long`, `ce livre et intéressant`: a subject alone, and what is said of it. */
function isBeforeAscribed(words: readonly AnalysedWord[], index: number): boolean {
  const next = words[index + 1];
  // `une heure et demie`
  if (next?.kind !== 'word' || /^demie?s?$/u.test(next.norm)) return false;
  const before = words[index - 1];
  // `elle et contente`
  const isAlone =
    before?.norm === 'elle' &&
    (index === 1 || /^(?:que|qu'|mais|car)$/u.test(words[index - 2]?.norm ?? ''));
  if (isAlone)
    return isAscribed(
      words,
      index,
      cellsOfWord(before, ({ pos }) => pos === 'PRON'),
    );
  if (!before || !isNoun(before.best) || has(before, ({ pos }) => pos === 'ADJ')) return false;
  const group = openingGroup(words, index);
  if (!group || !isOne(group)) return false;
  // `une lettre écrite à la main et signée`: another quality stands before, which this one joins.
  if (words.slice(group.head.start, index).some(({ best }) => isQualifier(best))) return false;
  const isClaim = /^(?:que|qu')$/u.test(next.norm) && group.head.end === index;
  if (isClaim) return group.head.start === 0 && CLAIM.test(before.norm);
  return isAscribed(words, index, group.cells);
}

function isAscribed(words: readonly AnalysedWord[], index: number, subject: Cells): boolean {
  let at = index + 1;
  while (DEGREE.test(words[at]?.norm ?? '')) at += 1;
  const said = words[at];
  const after = words[at + 1];
  if (!isPlainWord(said) || (cellsOfWord(said, isQualifier) & subject & SINGULAR) === NONE)
    return false;
  // `le fondateur et ancien président`, `le fils et deux amis`
  if (has(said, ({ pos }) => /^(?:ADP|ADV|DET|PRON|NUM)$/u.test(pos))) return false;
  if (after?.kind === 'word' && /^(?:NOUN|ADJ|PROPN|NUM)$/u.test(after.best.pos)) return false;
  const isSure = at > index + 1 || isPastParticiple(said.best);
  return isSure && !has(said, isNoun) ? true : !hasVerbFrom(words, at + 1);
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
