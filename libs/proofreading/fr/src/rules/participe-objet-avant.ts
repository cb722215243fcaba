import {
  type AnalysedWord,
  type RuleSentence,
  defineRule,
  entryOf,
} from '@tercet/proofreading-core';
import { afterVerb, isFormOf } from '../grammar/auxiliaries';
import {
  type Cells,
  MASCULINE,
  NONE,
  PLURAL,
  SINGULAR,
  cellsOfWord,
  pairsOf,
} from '../grammar/cells';
import { cellsOfChain, chainTo } from '../grammar/chains';
import { cellsOfGroup, nounGroups } from '../grammar/noun-groups';
import { PRONOUNS, startOfVerb } from '../grammar/subjects';
import { participlesOf } from '../grammar/verb-forms';
import { has, isInfinitive, isPastParticiple, isPlainWord, isUnknown } from '../grammar/words';

const AVOIR = new Set(['avoir']);
/** Participles that never agree, or whose object follows: `la somme qu’il a pu`, `qu’il a fait faire`. */
const UNBENDING =
  /^(?:pu|dû|voulu|fait|laissé|cru|dit|su|pensé|espéré|souhaité|coûté|valu|pesé|vécu|duré|dormi|couru|marché|été|eu|mis|fallu|plu|suffi|semblé|osé|demandé|promis|permis|prévu|décidé|affirmé|annoncé|expliqué|estimé)$/u;
/** What is given is the object, who gets it is not: `la lettre que tu m’as envoyée`. */
const GIVING = new Set(
  `adresser apporter confier conseiller donner envoyer indiquer montrer offrir poser prêter proposer remettre rendre
  transmettre vendre`.split(/\s+/u),
);
/** Nouns that a clause may complete: `la preuve qu’il a mangé`. */
const OPEN_NOUNS =
  /^(?:fois|jour|jours|moment|année|temps|heure|preuve|preuves|idée|impression|fait|peur|crainte|chance|manière|façon|sorte|point|nouvelle|raison|sentiment|certitude|hypothèse|conclusion|condition|durée|minutes|heures|mois|ans|kilomètres|euros|cas|signe|avis|espoir|doute|avantage|bruit|plupart)$/u;

export const participeObjetAvant = defineRule({
  id: 'fr/participe-objet-avant',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The direct object stands before “avoir”: the participle agrees with it, “{fix}”.',
    fr: 'Le complément direct précède « avoir » : le participe s’accorde avec lui, « {fix} ».',
    es: 'El complemento directo precede a «avoir»: el participio concuerda con él, «{fix}».',
  },
  explanation: {
    en: 'With “avoir” the participle agrees with a direct object before it, often “que” or “les”: “les lettres que j’ai lues”, “je les ai lues”.',
    fr: 'Avec « avoir », le participe s’accorde avec le complément direct placé avant, souvent « que » ou « les » : « les lettres que j’ai lues », « je les ai lues ».',
    es: 'Con «avoir», el participio concuerda con el complemento directo que va delante, a menudo «que» o «les»: «les lettres que j’ai lues», «je les ai lues».',
  },
  valid: [
    'Les lettres que j’ai lues sont belles.',
    'Je les ai lues hier.',
    'Je les ai vus partir.',
    'Il les a fait venir.',
    'La preuve qu’il a mangé la tarte est là.',
    'La somme que nous avons dû payer est forte.',
    'Les gens à qui j’ai parlé sont loin.',
    'La liste des livres que j’ai lus est longue.',
    'Les chaleurs qu’il a fait sont rares.',
    'La robe que j’ai fait faire est belle.',
    'Les deux heures que j’ai dormi m’ont suffi.',
    'La fois que tu m’as appelé, je dormais.',
    'C’est à cette adresse que vous m’avez écrit.',
  ],
  invalid: [
    { text: 'Les lettres que j’ai [[lu]] sont belles.', fix: 'lues' },
    { text: 'La femme que nous avons [[rencontré]] est médecin.', fix: 'rencontrée' },
    { text: 'Les livres qu’il a [[acheté]] sont chers.', fix: 'achetés' },
    { text: 'Ces fleurs, je les ai [[cueilli]] ce matin.', fix: 'cueillies' },
    { text: 'Les erreurs que vous avez [[fait]] sont graves.', fix: 'faites' },
    { text: 'Les photos que j’ai [[prise]] hier sont floues.', fix: 'prises' },
    { text: 'Les lettres que j’ai [[reçu]] la semaine dernière sont là.', fix: 'reçues' },
    { text: 'Les voisins, nous les avons [[invité]] hier.', fix: 'invités' },
    { text: 'Les lettres que vous m’avez [[envoyé]] sont là.', fix: 'envoyées' },
    { text: 'La photo que tu m’as [[montré]] est belle.', fix: 'montrée' },
  ],
  misses: ['Cette lettre, je l’ai écrit hier.'],
  check(sentence, report) {
    const { words, grammar } = sentence;
    for (const [index, auxiliary] of words.entries()) {
      if (!isFormOf(auxiliary, AVOIR)) continue;
      const at = afterVerb(words, index);
      const participle = words[at];
      if (!participle || !isBendable(words, at)) continue;
      const allowed = relativeObject(words, index, at) ?? pluralObject(words, index);
      if (allowed === undefined || (cellsOfWord(participle, isPastParticiple) & allowed) !== NONE)
        continue;
      const pairs = orderedPairs(sentence, index, allowed);
      const own = pairsOf(cellsOfWord(participle, isPastParticiple));
      if (isOfNounBefore(words, index, participle)) continue;
      const isWritten = ({ gender }: (typeof pairs)[number]): boolean =>
        own.every((pair) => pair.gender === gender);
      const isOpen = allowed === PLURAL && own[0]?.gender === 'f';
      const ordered = isOpen ? [...pairs.filter(isWritten), ...pairs] : pairs;
      const fixes = participlesOf(participle, grammar, ordered);
      if (fixes.length > 0) report(participle, fixes.slice(0, 2));
    }
  },
});

/** An ending that was written may agree with a noun further left: `des sommes versées à l’un des clubs qu’il a aidées`. */
function isOfNounBefore(
  words: readonly AnalysedWord[],
  verb: number,
  participle: AnalysedWord,
): boolean {
  const own = cellsOfWord(participle, isPastParticiple);
  if ((own & MASCULINE & SINGULAR) !== NONE || own === NONE) return false;
  return nounGroups(words).some(
    (group) =>
      group.end < verb &&
      (cellsOfGroup(words, group) & own) !== NONE &&
      group.determiner !== undefined,
  );
}

function isBendable(words: readonly AnalysedWord[], at: number): boolean {
  const word = words[at];
  const next = words[at + 1];
  if (!isPlainWord(word) || word.gap === '' || isUnknown(word) || !isPastParticiple(word.best))
    return false;
  if (has(next, isInfinitive)) return false;
  // `les erreurs que tu as fait sont`: nothing follows that it could hold; `la chaleur qu’il a fait`.
  if (/^(?:fait|dit|mis)$/u.test(word.norm) && isAlone(next))
    return !words.slice(0, at).some(({ norm }) => norm === 'il');
  if (UNBENDING.test(word.norm)) return false;
  return !/^(?:à|de|d'|que|qu')$/u.test(next?.norm ?? '') || !has(words[at + 2], isInfinitive);
}

/** Nothing, a sign, a finite verb or a time: no clause or infinitive hangs on the participle. */
const isAlone = (next: AnalysedWord | undefined): boolean =>
  !next ||
  /^[.!?;:]$/u.test(next.text) ||
  /^(?:sont|étaient|était|est|ont|hier|pendant|pour|avec)$/u.test(next.norm);

/** What `que` before subject and verb stands for: `la femme que nous avons`. */
function relativeObject(
  words: readonly AnalysedWord[],
  verb: number,
  participle: number,
): Cells | undefined {
  const start = startOfVerb(words, verb);
  const clitics = words.slice(start, verb).map(({ norm }) => norm);
  const isToMe = clitics.some((norm) => /^[mt]'$/u.test(norm));
  if (clitics.some((norm) => !/^(?:n'|ne|y|lui|leur|[mt]')$/u.test(norm))) return undefined;
  if (isToMe && !GIVING.has(words[participle]?.best.lemma ?? '')) return undefined;
  const pronoun = words[start - 1];
  const isPronoun = pronoun !== undefined && entryOf(PRONOUNS, pronoun.norm) !== undefined;
  const que = isPronoun ? start - 2 : nounGroups(words).find(({ end }) => end === start)?.start;
  const at = isPronoun ? que : (que ?? 0) - 1;
  if (at === undefined || at < 1 || !/^(?:que|qu')$/u.test(words[at]?.norm ?? '')) return undefined;
  if (isObjectAfter(words[participle + 1]) && !isTime(words, participle + 1)) return undefined;
  const group = nounGroups(words).find(({ end }) => end === at);
  if (!group || OPEN_NOUNS.test(words[group.noun]?.norm ?? '')) return undefined;
  const chain = chainTo(words, group, true);
  // `c’est à ta mère que tu m’as envoyé`
  if (isToMe && words[group.start - 1]?.best.pos === 'ADP') return undefined;
  const isOpen = chain.groups.some(({ noun }) => OPEN_NOUNS.test(words[noun]?.norm ?? ''));
  return isOpen || group.determiner === undefined ? undefined : cellsOfChain(words, chain);
}

/** `reçu la semaine dernière`, `vu ce matin`: it says when. */
const isTime = (words: readonly AnalysedWord[], at: number): boolean =>
  (/^(?:le|la|l')$/u.test(words[at]?.norm ?? '') &&
    /^(?:semaine|mois|an|année|été|hiver|week-end|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$/u.test(
      words[at + 1]?.norm ?? '',
    ) &&
    /^(?:dernière?|passée?|prochaine?)$/u.test(words[at + 2]?.norm ?? '')) ||
  /^(?:ce (?:matin|soir|mois|midi)|cette (?:semaine|année|nuit))$/u.test(
    `${words[at]?.norm} ${words[at + 1]?.norm}`,
  );

const isObjectAfter = (word: AnalysedWord | undefined): boolean =>
  word?.kind === 'word' &&
  (word.best.pos === 'DET' || word.best.pos === 'NOUN' || word.best.pos === 'ADJ');

/** `je les ai`: the object is plural. */
function pluralObject(words: readonly AnalysedWord[], verb: number): Cells | undefined {
  return words[verb - 1]?.norm === 'les' && words[verb - 1]?.best.pos === 'PRON'
    ? PLURAL
    : undefined;
}

/** The gender of the nearest plural noun before, where only the number is known. */
function orderedPairs({ words }: RuleSentence, verb: number, allowed: Cells) {
  const pairs = pairsOf(allowed);
  const before = nounGroups(words).filter(({ end }) => end < verb);
  const first = before
    .map(({ noun }) => cellsOfWord(words[noun] as AnalysedWord, ({ pos }) => pos === 'NOUN'))
    .find((cells) => (cells & PLURAL) === cells && cells !== NONE);
  if (allowed !== PLURAL || first === undefined) return pairs;
  return [...pairsOf(first & allowed), ...pairs];
}
