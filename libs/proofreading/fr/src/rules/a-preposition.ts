import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { isMisspeltHave, isMisspeltTo } from '../grammar/misspelt-have';
import { hasVerbFrom, isOne, openingGroup } from '../grammar/opening-group';
import {
  has,
  hasOnly,
  isFinite,
  isInfinitive,
  isNoun,
  isPastParticiple,
  isVerbal,
} from '../grammar/words';

const CLAUSE = /^(?:qui|que|qu'|où|dont|ce|si|quand|lorsque|lorsqu'|comme|puisque)$/u;
/** What only the preposition stands before. */
const AFTER_PREPOSITION =
  /^(?:moi|toi|eux|quoi|laquelle|lequel|lesquels|lesquelles|chacun|chacune|celui|celle|ceux|celles)$/u;
const PERSON =
  /^(?:père|mère|frère|sœur|fils|fille|ami|amie|mari|femme|oncle|tante|cousin|cousine|voisin|voisine|collègue|patron|patronne|chef|médecin|professeur|chien|chat|enfant|bébé|copain|copine|client|cliente|garçon|homme|dame|monsieur)$/u;
const SAYING =
  /^(?:décider|demander|annoncer|déclarer|expliquer|affirmer|proposer|refuser|accepter|oublier|essayer|montrer|confirmer)$/u;
const NOTHING = { tag: 'X', pos: 'X', lemma: '' } as const;
const TOWNS =
  /^(?:paris|lyon|marseille|lille|toulouse|nice|nantes|bordeaux|strasbourg|montpellier|rennes|grenoble|dijon|rouen|tours|bruxelles|genève|lausanne|londres|berlin|madrid|rome|barcelone|venise|montréal|québec|dakar|alger|tunis|abidjan)$/u;
const STAY =
  /^(?:week-end|voyage|séjour|weekend|vacances|adresse|appartement|maison|habite|habitait|habitent|vit|vis|vivons|né|née|nés|arrivée?s?|allée?s?|installée?s?|située?s?|aller)$/u;
const NOUNS_OF_HAVING = /^(?:besoin|envie|faim|soif|lieu|peur)$/u;

export const aPreposition = defineRule({
  id: 'fr/a-preposition',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“{found}” should be “{fix}”: “a” is the verb “avoir”, “à” the preposition.',
    fr: '« {found} » s’écrit ici « {fix} » : « a » est le verbe « avoir », « à » la préposition.',
    es: '«{found}» debe ser «{fix}»: «a» es el verbo «avoir»; «à», la preposición.',
  },
  explanation: {
    en: 'If “avait” can take its place, write “a”: “il a mangé”. Otherwise, write “à”: “il pense à toi”.',
    fr: 'Si « avait » peut le remplacer, écrivez « a » : « il a mangé ». Sinon, écrivez « à » : « il pense à toi ».',
    es: 'Si puede sustituirse por «avait», escribe «a»: «il a mangé». Si no, «à»: «il pense à toi».',
  },
  valid: [
    'Boire de l’eau a ses bienfaits.',
    'Celui qui voit la mer a ma barque.',
    'Il pense à toi et il a raison.',
    'Le chat a mangé la souris.',
    'L’homme qui court a soif.',
    'De l’hiver à l’été, il voyage.',
    'Il commence à pleuvoir.',
    'Une machine à laver.',
    'Une lettre de mon frère à une amie.',
    'Le voisin à une fenêtre du haut crie.',
    'Elle en a à revendre.',
    'Ce qu’il dit a un sens.',
    'Il a été vu à Paris.',
    'Dis-nous à quelle heure tu pars.',
    'Il pense à nous à chaque instant.',
    'Elle avait tu à Paul la raison de son départ.',
  ],
  invalid: [
    { text: 'Il pense [[a]] toi.', fix: 'à' },
    { text: 'Elle arrive toujours [[a]] la gare en retard.', fix: 'à' },
    { text: 'Nous sommes allés [[a]] la plage.', fix: 'à' },
    { text: 'Tu peux venir [[a]] ma fête samedi.', fix: 'à' },
    { text: 'Il faut trouver une solution [[a]] ce problème.', fix: 'à' },
    { text: 'Il a une maison [[a]] vendre.', fix: 'à' },
    { text: 'C’est un restaurant [[a]] éviter.', fix: 'à' },
    { text: 'Ils commencent [[a]] comprendre.', fix: 'à' },
    { text: 'Bon appétit [[a]] tous !', fix: 'à' },
    { text: 'Elle a un fils qui [[à]] six ans.', fix: 'a' },
    { text: 'Un voyage [[a]] Lyon les tente.', fix: 'à' },
    { text: 'Le chat [[à]] mangé la souris.', fix: 'a' },
    { text: 'Il [[à]] un frère.', fix: 'a' },
    { text: 'La porte [[à]] été fermée.', fix: 'a' },
    { text: 'Le client [[à]] besoin d’aide.', fix: 'a' },
    { text: 'La mairie nous [[à]] proposé une place.', fix: 'a' },
    { text: 'Mon fils [[à]] six ans et il lit.', fix: 'a' },
    { text: 'Je crois que la pluie [[à]] des effets utiles.', fix: 'a' },
    { text: 'Ma sœur [[à]] une moto rouge.', fix: 'a' },
    { text: 'Le magasin [[à]] déjà fermé.', fix: 'a' },
    { text: 'Tu [[à]] oublié tes clés.', fix: 'as' },
    { text: 'La directrice [[à décider]] que tout fermera.', fix: 'a décidé' },
    { text: 'Le maître nous [[à demander]] de lire.', fix: 'a demandé' },
  ],
  misses: ['Une maison a vendre.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (word.norm === 'a' && word.text !== 'A' && isPreposition(words, index))
        report(word, ['à']);
      if (word.norm !== 'à') continue;
      const asked = misspeltAsk(words, index);
      if (asked) {
        report({ start: word.start, end: asked.end }, [`a ${asked.norm.replace(/er$/u, 'é')}`]);
        continue;
      }
      if (words[index - 1]?.norm === 'tu' && isMisspeltHave(words, index)) report(word, ['as']);
      else if (isVerb(words, index) || isMisspeltHave(words, index)) report(word, ['a']);
    }
  },
});

function isPreposition(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const next = words[index + 1];
  if (before?.norm === "n'") return false;
  if (isPlaceOrTime(words, index) || isMisspeltTo(words, index)) return true;
  if (
    before?.kind !== 'word' ||
    before.text !== before.text.toLowerCase() ||
    next?.kind !== 'word' ||
    next.text.startsWith('-')
  )
    return false;
  if (AFTER_PREPOSITION.test(next.norm)) return before.norm !== 'y';
  if (isGreeting(words, index) || isTown(words, index)) return true;
  const isAfterVerb =
    hasOnly(stepOver(words, index - 1), isVerbal) &&
    isFinite(stepOver(words, index - 1)?.best ?? before.best);
  if (isAfterVerb && !words.slice(0, index).some(({ norm }) => CLAUSE.test(norm))) return true;
  // `prêt a partir`: an infinitive after an adjective or a verb
  return hasOnly(next, isInfinitive) && (before.best.pos === 'ADJ' || isAfterVerb);
}

/** `bon appétit a tous`: nothing behind could be what one has. */
const isGreeting = (words: readonly AnalysedWord[], index: number): boolean =>
  /^(?:tous|toutes|vous|nous)$/u.test(words[index + 1]?.norm ?? '') &&
  /^(?:appétit|bonjour|bonsoir|merci|salut|bienvenue|année|noël|fêtes?|félicitations|bravo|vacances|courage|chance|santé)$/u.test(
    words[index - 1]?.norm ?? '',
  ) &&
  !words.slice(0, index).some(({ best }) => best.form === 'fin');

/** `un week-end a Lyon`, `il habite a Lyon`: one does not have a town, unless somebody is its subject. */
const isTown = (words: readonly AnalysedWord[], index: number): boolean => {
  const before = words[index - 1];
  return TOWNS.test(words[index + 1]?.norm ?? '') && STAY.test(before?.norm ?? '');
};

/** `je suis allé a la gare`, `peut venir a ma fête`, `se lève a 7 heures`: the clause has its verb, and no subject stands before. */
function isPlaceOrTime(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const next = words[index + 1];
  const isArticle = /^(?:la|l'|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|votre|leur|cette|chaque)$/u;
  const isHour = next?.kind === 'number' && /^(?:heures?|h)$/u.test(words[index + 2]?.norm ?? '');
  if (!isHour && !isArticle.test(next?.norm ?? '')) return false;
  const isOpener = ({ norm }: AnalysedWord, at: number): boolean =>
    CLAUSE.test(norm) && words[at - 1]?.norm !== 'ce';
  if (words.slice(0, index).some((word, at) => isOpener(word, at) && !/^-ce$/u.test(word.text)))
    return false;
  const holder = words[index - 2];
  if (isHour) return before !== undefined && isFinite(before.best) && has(before, isVerbal);
  const isMoved =
    before !== undefined && isPastParticiple(before.best) && before.best.pos !== 'ADJ';
  if (isMoved) return has(holder, (r) => isFinite(r) && /^(?:avoir|être)$/u.test(r.lemma));
  return (
    hasOnly(before, isInfinitive) &&
    has(holder, (r) => isFinite(r) && /^(?:pouvoir|vouloir|devoir|aller)$/u.test(r.lemma))
  );
}

/** `le maître nous à demander de lire`: `a demandé`, both taken for what they sound like. */
function misspeltAsk(words: readonly AnalysedWord[], index: number): AnalysedWord | undefined {
  const verb = words[index + 1];
  const subject = words[index - 2];
  const isClitic = /^(?:m'|me|nous|vous|lui)$/u.test(words[index - 1]?.norm ?? '');
  const isSubject =
    /^(?:il|elle|on)$/u.test(subject?.norm ?? '') || isNoun(subject?.best ?? NOTHING);
  if (isSaying(words, index)) return verb;
  const isBefore = words.slice(0, index - 2).some((word) => isFinite(word.best));
  if (!isClitic || !isSubject || isBefore || subject?.text.startsWith('-')) return undefined;
  return verb && /er$/u.test(verb.norm) && isInfinitive(verb.best) ? verb : undefined;
}

/** `la directrice à décider que` */
function isSaying(words: readonly AnalysedWord[], index: number): boolean {
  const isVerb = has(words[index + 1], (r) => isInfinitive(r) && SAYING.test(r.lemma));
  if (!isVerb || !/^(?:que|qu'|de|d')$/u.test(words[index + 2]?.norm ?? '')) return false;
  const group = openingGroup(words, index);
  return group !== undefined && isOne(group) && group.head.end === index;
}

/** The word before, past an adverb: `arrive toujours a`. */
function stepOver(words: readonly AnalysedWord[], index: number): AnalysedWord | undefined {
  const word = words[index];
  return word && hasOnly(word, ({ pos }) => pos === 'ADV') ? words[index - 1] : word;
}

function isVerb(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const next = words[index + 1];
  if (!before || !next || before.kind !== 'word') return false;
  if (
    /^(?:il|on|qui|y)$/u.test(before.norm) &&
    !before.text.startsWith('-') &&
    !isAfterPreposition(words, index)
  )
    return before.norm !== 'qui' || has(next, isPastParticiple) || isAgeOf(words, index);
  if (isOwner(words, index)) return true;
  if (before.norm === 'elle' && !before.text.startsWith('-') && index === 1) return true;
  if (!isNoun(before.best) && before.best.pos !== 'PROPN') return false;
  if (next.norm === 'été') return isPastParticiple(words[index + 2]?.best ?? before.best);
  if (NOUNS_OF_HAVING.test(next.norm) && words[index + 2]?.norm === 'de')
    return next.norm === 'besoin' || next.norm === 'envie';
  if (NOUNS_OF_HAVING.test(next.norm) && /^d'$/u.test(words[index + 2]?.norm ?? ''))
    return next.norm === 'besoin';
  return /é$/u.test(next.norm) && isPastParticiple(next.best) && !has(next, isNoun);
}

/** `il a un fils qui à six ans`: without it the clause would have no verb. */
const isAgeOf = (words: readonly AnalysedWord[], index: number): boolean =>
  words[index + 1]?.best.pos === 'NUM' &&
  words[index + 2]?.norm === 'ans' &&
  !words.slice(index + 3).some((word) => has(word, isFinite));

/** `mon frère à une voiture`: a person at the start of the clause, who has something or feels it. */
function isOwner(words: readonly AnalysedWord[], index: number): boolean {
  const next = words[index + 1];
  const isOwned = /^(?:une?|des|du|toujours|déjà|beaucoup|trop)$/u.test(next?.norm ?? '');
  const isFelt =
    NOUNS_OF_HAVING.test(next?.norm ?? '') ||
    /^(?:mal|raison|tort|froid|chaud)$/u.test(next?.norm ?? '');
  const isAge = next?.best.pos === 'NUM' && words[index + 2]?.norm === 'ans';
  if (!isOwned && !isFelt && !isAge) return false;
  const group = openingGroup(words, index);
  if (!group || !isOne(group) || group.head.end !== index) return false;
  // `je crois que la pollution à des effets`: such a clause must have a verb.
  const isDependent = /^(?:que|qu'|car|puisque|puisqu'|quand|lorsque)$/u.test(
    words[group.head.start - 1]?.norm ?? '',
  );
  if (!isDependent && !PERSON.test(words[group.head.noun]?.norm ?? '')) return false;
  return !hasVerbFrom(words, index + 1);
}

const isAfterPreposition = (words: readonly AnalysedWord[], index: number): boolean =>
  words[index - 2]?.best.pos === 'ADP' || words[index - 2]?.best.pos === 'VERB';
