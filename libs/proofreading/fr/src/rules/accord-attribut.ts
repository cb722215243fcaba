import {
  defineRule,
  type AnalysedWord,
  type Reading,
  type RuleSentence,
} from '@tercet/proofreading-core';
import { type Chain, qualifierCells } from '../grammar/chains';
import { COLLECTIVES } from '../grammar/collectives';
import {
  ALL,
  type Cells,
  FEMININE,
  MASCULINE,
  NONE,
  PLURAL,
  SINGULAR,
  cellsOfWord,
  pairsOf,
} from '../grammar/cells';
import { formsOf } from '../grammar/forms';
import { cellsOfGroup } from '../grammar/noun-groups';
import { mendedCells } from '../grammar/noun-number';
import { isSingularAfterRelative } from '../grammar/relative-subject';
import { predicates } from '../grammar/predicates';
import { type Subject, cellsOfAllBefore, startOfVerb, subjectOf } from '../grammar/subjects';
import { isShadedColor, isUnbending } from '../grammar/unbending';
import { has, isFinite, isPastParticiple, isQualifier } from '../grammar/words';

const REFLEXIVE = new Set(['me', "m'", 'te', "t'", 'se', "s'"]);
const FUSED = /^(?:du|des|au|aux)$/u;
/** After a noun these may be adverbs or parts of names; after `être`, with nothing behind, they agree. */
const BENDING =
  /^(?:grand|petit|gros|court|net|dur|droit|clair|faux|bon|mauvais|franc|commun|commune|local|locale|lourd|léger|seul|cher|chère|premier|première|second|seconde|dernier|dernière|neuf)e?s?$/u;
/** `avare` has one form for both genders, which is the feminine of `Avar` too; so has `kazakhe`. */
const LISTED = /^(?:pour|contre|point|tel|telle|avares?|kazakhes?)$/u;

export const accordAttribut = defineRule({
  id: 'fr/accord-attribut',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'After “être” the adjective or participle agrees with the subject: write “{fix}”.',
    fr: 'Après « être », l’adjectif ou le participe s’accorde avec le sujet : écrivez « {fix} ».',
    es: 'Tras «être», el adjetivo o el participio concuerda con el sujeto: escribe «{fix}».',
  },
  explanation: {
    en: 'With “être”, “sembler” or “devenir”, adjectives and past participles take the gender and number of the subject: “la lettre est écrite”, “ils ont été vus”.',
    fr: 'Avec « être », « sembler » ou « devenir », l’adjectif et le participe passé prennent le genre et le nombre du sujet : « la lettre est écrite », « ils ont été vus ».',
    es: 'Con «être», «sembler» o «devenir», el adjetivo y el participio toman el género y el número del sujeto: «la lettre est écrite», «ils ont été vus».',
  },
  valid: [
    'La lettre est écrite à la main.',
    'Ils ont été vus hier.',
    'On est partis tôt.',
    'Ici, c’est la chose qui est sujet.',
    'Vous êtes fatiguée, madame.',
    'C’est vu de tous.',
    'Elles se sont parlé longtemps.',
    'La liste des noms est complète.',
    'La plupart des gens sont contents.',
    'Marie et Paul sont heureux.',
    'Ce sont les plus grands.',
    'Est-elle prête à partir ?',
    'Les résultats doivent être connus.',
    'La pièce est orientée plein sud.',
    'C’est plein de monde.',
    'Ma voiture est flambant neuve.',
    'La fête est bel et bien finie.',
    'Ils sont partie prenante dans le projet.',
    'Ces efforts semblent en vain.',
    'Ils semblent vouloir partir.',
    'Ni lui ni elle n’est venu.',
    'Ses oncles sont avares.',
    'Ces murs sont, semble-t-il, anciens.',
  ],
  invalid: [
    { text: 'Ma sœur est plus [[grand]] que moi.', fix: 'grande' },
    { text: 'Ma sœur est [[sujet]] au vertige.', fix: 'sujette' },
    { text: 'La lettre est [[écrit]] à la main.', fix: 'écrite' },
    { text: 'Les portes ont été [[fermé]].', fix: 'fermées' },
    { text: 'Elle était très [[content]] hier.', fix: 'contente' },
    { text: 'Ils sont [[arrivé]] ce matin.', fix: 'arrivés' },
    { text: 'Les fichiers peuvent être [[modifié]].', fix: 'modifiés' },
    { text: 'Les portes qui donnent sur la rue sont [[fermés]].', fix: 'fermées' },
    { text: 'La réponse semble [[correct]].', fix: 'correcte' },
    { text: 'Les portes sont trop [[cher]].', fix: 'chères' },
    { text: 'Le mur qui est [[peinte]] en bleu plaît.', fix: 'peint' },
    { text: 'Cette histoire est [[faux]].', fix: 'fausse' },
    { text: 'La salle était [[plein]] de monde.', fix: 'pleine' },
  ],
  misses: ['Vous êtes tous fatigué.'],
  check(sentence, report) {
    const { words } = sentence;
    const isChoice = words.filter(({ norm }) => norm === 'soit').length > 1;
    for (const { verb, qualifiers } of predicates(words)) {
      if (isChoice && words[verb]?.norm === 'soit') continue;
      // `des éléments semble-t-il anciens`
      if (/^-t-(?:il|elle)$/u.test(words[verb + 1]?.text ?? '')) continue;
      // `ne pas avoir était consultés`: a misspelt “été”, which another rule mends
      if (/^étai/u.test(words[verb]?.norm ?? '') && has(words[verb - 1], isHave)) continue;
      // `les clients que nous avons vus était satisfaits`: the verb is wrong.
      if (isSingularAfterRelative(words, verb)) continue;
      const subject = subjectOf(words, verb);
      // `ni lui ni elle n’est venu`
      if (words[subject.start - 1]?.norm === 'ni') continue;
      const allowed = allowedBy(words, verb, subject);
      // `la plupart est contents`, `le père et la mère est partis`: the verb is wrong.
      const isSeveral =
        (subject.chain?.isCoordinated &&
          words.slice(subject.start, verb).some(({ norm }) => norm === 'et')) ||
        words[subject.chain?.groups[0]?.noun ?? -1]?.norm === 'plupart';
      if (isSeveral && (allowed & PLURAL) === NONE) continue;
      if (allowed === ALL || isReciprocal(words, verb, subject)) continue;
      for (const index of qualifiers) {
        const word = words[index];
        if (!word || !isCandidate(words, index) || (qualifierCells(word) & allowed) !== NONE)
          continue;
        const fixes = fixesOf(sentence, word, subject, allowed);
        if (fixes.length > 0) report(word, fixes);
      }
    }
  },
});

function isCandidate(words: readonly AnalysedWord[], index: number): boolean {
  const word = words[index];
  const next = words[index + 1];
  // `tenu(e)`
  if (!word || (next?.text === '(' && next.gap === '')) return false;
  if (words[index - 1]?.norm === 'bien' && word.norm === 'entendu') return false;
  if (words[index - 1]?.norm === 'tout' && word.norm === 'feu') return false;
  // `c’est la chose qui est sujet`, but `elle est sujette au vertige`
  if (word.norm === 'sujet' && !/^(?:à|au|aux)$/u.test(next?.norm ?? '')) return false;
  if (isShadedColor(word.norm, next?.norm ?? '')) return false;
  if (LISTED.test(word.norm) || word.best.form === 'inf') return false;
  // `bel et bien`, `en vain`, `ils sont partie prenante`
  if (word.norm === 'bel' && next?.norm === 'et') return false;
  if (word.norm === 'partie' && next?.norm === 'prenante') return false;
  if (word.norm === 'vain' && words[index - 1]?.norm === 'en') return false;
  // `elle est flambant neuve`
  if (word.norm === 'flambant' && /^neu(?:f|ve)s?$/u.test(next?.norm ?? '')) return false;
  return !isUnbending(word.norm) || has(word, isPastParticiple) || isBending(words, index);
}

function isBending(words: readonly AnalysedWord[], index: number): boolean {
  const next = words[index + 1];
  // `la salle est pleine de monde`, but `plein sud`
  if (words[index]?.norm === 'plein' && /^(?:de|d')$/u.test(next?.norm ?? '')) return true;
  const isLast = !next || next.kind === 'punctuation' || next.best.pos === 'CCONJ';
  // `elle est plus grand que moi`
  const isCompared =
    /^(?:plus|moins|aussi)$/u.test(words[index - 1]?.norm ?? '') &&
    /^(?:que|qu')$/u.test(next?.norm ?? '');
  return (isLast || isCompared) && BENDING.test(words[index]?.norm ?? '');
}

const isHave = ({ lemma, form }: Reading): boolean => lemma === 'avoir' && form !== 'part';

/** The subject's gender, the verb's number. */
function allowedBy(words: readonly AnalysedWord[], verb: number, subject: Subject): Cells {
  const finite = words[verb];
  if (!finite || subject.kind === 'neutral') return ALL;
  const isOwn = (reading: Reading): boolean =>
    isFinite(reading) && reading.person === subject.person;
  const number = cellsOfWord(finite, isOwn) || ALL;
  const both = subject.cells & number;
  if (both === NONE && subject.kind === 'nouns' && subject.isClear && subject.chain)
    return mended(words, subject.chain);
  if (number === ALL || (both === NONE && subject.isClear)) return ALL;
  if (subject.kind === 'pronoun' && subject.cells === ALL) return ALL;
  if (!subject.isClear) {
    const qui = startOfVerb(words, verb) - 1;
    return (words[qui]?.norm === 'qui' ? cellsOfAllBefore(words, qui) & number : NONE) || number;
  }
  const joined =
    subject.kind === 'nouns' && subject.chain?.isCoordinated
      ? cellsOfJoined(words, subject.chain) & number
      : NONE;
  if (joined !== NONE && (number & SINGULAR) === NONE) return joined & both || both;
  return (
    (subject.kind === 'nouns' && subject.chain ? headCells(words, subject.chain) & number : NONE) ||
    both
  );
}

/** `les filles était contente`: where the verb is wrong too, a plural article and noun decide. */
function mended(words: readonly AnalysedWord[], chain: Chain): Cells {
  const head = headCells(words, chain);
  return (head & SINGULAR) === NONE && head !== NONE ? head : ALL;
}

/** `les pages du livre et son titre`: masculine where one of the joined nouns is, nothing where they are not sure. */
function cellsOfJoined(words: readonly AnalysedWord[], { groups }: Chain): Cells {
  const heads = groups.filter((group, i) => {
    const before = words[group.start - 1]?.norm ?? '';
    return i === 0 || (/^(?:et|ou|,)$/u.test(before) && group.determiner === group.start);
  });
  if (heads.length < 2 || heads[0]?.determiner === undefined) return NONE;
  const each = heads.map((group) => cellsOfGroup(words, group));
  if (each.some((cells) => (cells & FEMININE) === NONE)) return MASCULINE;
  return each.every((cells) => (cells & MASCULINE) === NONE) ? FEMININE : NONE;
}

/** In `la liste des noms`, what agrees with `liste`; nothing where the first noun need not be the one that counts. */
function headCells(words: readonly AnalysedWord[], { groups, isCoordinated }: Chain): Cells {
  const [head] = groups;
  const noun = words[head?.noun ?? -1];
  if (!head || !noun || isCoordinated || COLLECTIVES.has(noun.norm)) return NONE;
  const isPhrase = FUSED.test(words[head.determiner ?? -1]?.norm ?? '');
  return isPhrase || head.determiner === undefined ? NONE : cellsOfGroup(words, head);
}

/** `elles se sont parlé`: whether the participle agrees depends on what the pronoun is. */
function isReciprocal(words: readonly AnalysedWord[], verb: number, subject: Subject): boolean {
  const start = startOfVerb(words, verb);
  const before = words.slice(
    subject.kind === 'pronoun' ? Math.min(start, subject.start) : start,
    verb,
  );
  return (
    before.some(({ norm }) => REFLEXIVE.has(norm)) ||
    before.filter(({ norm }) => norm === 'nous' || norm === 'vous').length > 1
  );
}

function fixesOf(
  { grammar, words }: RuleSentence,
  word: AnalysedWord,
  subject: Subject,
  allowed: Cells,
): string[] {
  const groups = subject.chain?.groups ?? [];
  const isJoined = subject.chain?.isCoordinated === true && (allowed & SINGULAR) === NONE;
  const byHead = isJoined
    ? []
    : groups.flatMap((group) =>
        pairsOf((mendedCells(words, group) ?? cellsOfGroup(words, group)) & allowed),
      );
  const own = pairsOf(qualifierCells(word));
  const keeps = own.flatMap(({ gender }) =>
    pairsOf(allowed).filter((pair) => pair.gender === gender),
  );
  const anyway =
    (allowed & PLURAL) === NONE || isJoined ? pairsOf(allowed) : [...keeps, ...pairsOf(allowed)];
  const ordered = [...byHead, ...(groups.length > 0 ? anyway : [...keeps, ...anyway])];
  const forms = ordered.flatMap((pair) => formsOf(word, grammar, isQualifier, pair));
  return [...new Set(forms)].slice(0, 3);
}
