import {
  type AnalysedWord,
  type RuleSentence,
  defineRule,
  matchCase,
} from '@tercet/proofreading-core';
import { afterVerb, isFormOf } from '../grammar/auxiliaries';
import { ALL, cellsOfWord, pairsOf } from '../grammar/cells';
import { subjectOf } from '../grammar/subjects';
import { isMisspeltTo } from '../grammar/misspelt-have';
import { participlesOf } from '../grammar/verb-forms';
import {
  has,
  hasOnly,
  isFinite,
  isHanging,
  isInfinitive,
  isNoun,
  isPastParticiple,
  isPlainWord,
  isUnknown,
  isVerbal,
} from '../grammar/words';

const ETRE = new Set(['être']);
const CLAUSE = /^(?:si|s'|quand|lorsque|dès|tant|quoi|où|comme|puisque|qui|que|qu')$/u;
const AVOIR = new Set(['avoir']);

export const participeApresAuxiliaire = defineRule({
  id: 'fr/participe-apres-auxiliaire',
  category: 'verb',
  level: 'error',
  message: {
    en: 'After “être” or “avoir”, write the past participle: “{fix}”.',
    fr: 'Après « être » ou « avoir », écrivez le participe passé : « {fix} ».',
    es: 'Tras «être» o «avoir» va el participio: «{fix}».',
  },
  explanation: {
    en: 'The participle sounds like other forms of the verb: “il est défini” but “il définit”, “j’ai mangé” but “manger”.',
    fr: 'Le participe se prononce comme d’autres formes du verbe : « il est défini » mais « il définit », « j’ai mangé » mais « manger ».',
    es: 'El participio suena como otras formas del verbo: «il est défini», pero «il définit»; «j’ai mangé», pero «manger».',
  },
  valid: [
    'Le mot est défini plus bas.',
    'Mon père était fier de moi.',
    'Le voisin était boucher.',
    'Il définit le mot.',
    'J’ai mangé et bu.',
    'Vouloir, c’est pouvoir.',
    'L’avoir dit ne suffit pas.',
    'Il a à manger.',
    'Son plus grand plaisir est manger et boire.',
    'Que vous avez dû souffrir !',
    'Si tout est prêt ou si vous l’avez, appelez.',
    'Elle a fait de la tarte.',
    'Il pense aux ennuis que lui a valus sa chute.',
    'Le seul ami que j’ai était parti.',
    'Sa manière d’être parut étrange.',
    'Tout ce qu’il a était à moi.',
  ],
  invalid: [
    { text: 'Le mot est [[définit]] plus bas.', fix: 'défini' },
    { text: 'Ils ont [[manger]] trop tôt.', fix: 'mangé' },
    { text: 'La liste est [[fournit]] par Paul.', fix: 'fournie' },
    { text: 'Il a déjà [[finit]] son travail.', fix: 'fini' },
    { text: 'Les lettres ont été [[envoyer]] hier.', fix: 'envoyées' },
    { text: 'Le texte peut être [[copier]] ici.', fix: 'copié' },
    { text: 'Après avoir [[manger]], il dort.', fix: 'mangé' },
    { text: 'La page est [[crée]] hier.', fix: 'créée' },
    { text: 'Il est [[aller]] au marché.', fix: 'allé' },
    { text: 'Nous avons [[étaient]] très contents.', fix: 'été' },
    { text: 'J’ai [[était]] malade.', fix: 'été' },
    { text: 'J’ai [[mangez]] trop vite.', fix: 'mangé' },
    { text: 'Je crois qu’elle a [[était]] punie.', fix: 'été' },
  ],
  misses: ['Il croit avoir tout comprendre.'],
  check(sentence, report) {
    const { words } = sentence;
    for (const index of words.keys()) {
      const found = participlePlace(words, index);
      const word = words[found?.at ?? -1];
      if (found && word && isBeen(words, index, found)) {
        report(word, [matchCase(word.text, 'été')]);
        continue;
      }
      // `si vous l’avez appelez`: a command after its clause
      if (
        /ez$/u.test(word?.norm ?? '') &&
        words.slice(0, index).some(({ norm }) => CLAUSE.test(norm))
      )
        continue;
      // `ce n’est rien, dites-le`
      if (isHanging(words[(found?.at ?? -1) + 1])) continue;
      if (!found || !word || isPluralParticiple(word, sentence.grammar)) continue;
      // `ceux que vous avez ici ne peuvent`, `les seuls qu’il y eût étaient`
      if (/^(?:ne|n')$/u.test(words[found.at - 1]?.norm ?? '') || word.norm === 'étaient') continue;
      if (!isWrongForm(word, found.isEtre, words[index]?.norm === 'avoir')) continue;
      const pairs = found.isEtre
        ? agreeing(sentence, index, /ues?$/u.test(word.norm))
        : [{ gender: 'm', number: 'sg' } as const];
      const fixes = participlesOf(word, sentence.grammar, pairs);
      if (fixes.length > 0) report(word, fixes.slice(0, 3));
    }
  },
});

interface Place {
  readonly at: number;
  readonly isEtre: boolean;
}

/** Where the participle of an auxiliary stands; for `peut être` and `a été` that of être. */
function participlePlace(words: RuleSentence['words'], index: number): Place | undefined {
  const word = words[index];
  if (word?.kind !== 'word' || !word.readings.some(isVerbal)) return undefined;
  // `A noter` lacks the accent, `soit` may be a conjunction.
  if (word.text === 'A' || (word.norm === 'soit' && !isSubjunctive(words, index))) return undefined;
  // `je crois qu’ont doit partir`, `un peut de temps`: another word is misspelt.
  if (
    word.norm === 'ont' &&
    !isHanging(words[index + 1]) &&
    /^(?:que|qu'|si|quand|)$/u.test(words[index - 1]?.norm ?? '')
  )
    return undefined;
  // `prêt a partir`, `un film a voir`: the accent is missing.
  if (isMisspeltTo(words, index)) return undefined;
  const before = words[index - 1]?.best;
  if (
    word.norm === 'a' &&
    words[index + 1]?.norm !== 'été' &&
    before &&
    (before.pos === 'ADJ' || isFinite(before))
  )
    return undefined;
  const at = afterVerb(words, index);
  const next = words[at];
  if (word.norm === 'avoir' && word.best.form === 'inf' && words[index - 1]?.best.pos !== 'DET')
    return { at, isEtre: false };
  if (/^(?:devant|pouvant)$/u.test(word.norm) && next?.norm === 'être')
    return { at: afterVerb(words, at), isEtre: true };
  // `d’être lu`
  const isInfinitiveHere = word.norm === 'être' && word.best.form === 'inf';
  // `sa manière d’être parut étrange`
  if (/^(?:manière|façon|mal|bien|raison)$/u.test(words[index - 2]?.norm ?? '')) return undefined;
  if (isInfinitiveHere && words[index - 1]?.best.pos === 'ADP') return { at, isEtre: true };
  if (!isFinite(word.best)) return undefined;
  // `deux étais soutiennent le mur`
  if (word.norm === 'étais' && /^(?:DET|NUM|ADJ)$/u.test(words[index - 1]?.best.pos ?? ''))
    return undefined;
  if (isFormOf(word, AVOIR)) {
    // `a dû être lu`
    const been = /^(?:dû|pu)$/u.test(next?.norm ?? '') ? words[afterVerb(words, at)] : next;
    return been && /^(?:été|être)$/u.test(been.norm) && (been === next) === (been.norm === 'été')
      ? { at: afterVerb(words, words.indexOf(been)), isEtre: true }
      : { at, isEtre: false };
  }
  if (isFormOf(word, ETRE)) {
    const isInfinitiveNext = next !== undefined && isInfinitive(next.best);
    const isNeutral = subjectOf(words, index).kind === 'neutral';
    return isNeutral && isInfinitiveNext ? undefined : { at, isEtre: true };
  }
  return next?.norm === 'être' && next.best.form === 'inf'
    ? { at: afterVerb(words, at), isEtre: true }
    : undefined;
}

/** `que la porte soit fermer`, but not `soit manger, soit boire` */
function isSubjunctive(words: RuleSentence['words'], soit: number): boolean {
  if (words.filter(({ norm }) => norm === 'soit').length > 1) return false;
  const { isClear, start } = subjectOf(words, soit);
  return isClear && /^(?:que|qu')$/u.test(words[start - 1]?.norm ?? '');
}

/** `j’ai était`, `nous avons étaient`, but not `ceux que j’ai étaient`. */
function isBeen(words: RuleSentence['words'], have: number, { at, isEtre }: Place): boolean {
  if (isEtre || !/^(?:étais|était|étaient|étions|étiez)$/u.test(words[at]?.norm ?? ''))
    return false;
  return !isInRelative(words, have);
}

/** `tout ce qu’il a`, `dont il a`: a clause that belongs to a noun, and that a verb of its own follows. */
function isInRelative(words: RuleSentence['words'], verb: number): boolean {
  for (let at = verb - 1; at > 0 && words[at]?.kind === 'word'; at -= 1) {
    const norm = words[at]?.norm ?? '';
    if (/^(?:dont|où|qui|lequel|laquelle|lesquel(?:le)?s)$/u.test(norm)) return true;
    if (/^(?:que|qu')$/u.test(norm))
      return !/^(?:VERB|AUX|ADV|SCONJ|ADP)$/u.test(words[at - 1]?.best.pos ?? '');
  }
  return false;
}

/** `que nous a valus sa chute`: the lexicon has `valu` alone. */
const isPluralParticiple = ({ norm }: AnalysedWord, grammar: RuleSentence['grammar']): boolean =>
  norm.endsWith('us') && grammar.readings(norm.slice(0, -1)).some(isPastParticiple);

/** A finite form or an infinitive, and nothing else. */
function isWrongForm(word: AnalysedWord, isEtre: boolean, isHave: boolean): boolean {
  if (!isPlainWord(word) || word.gap === '' || isUnknown(word)) return false;
  if (word.readings.some(({ form }) => form === 'part')) return false;
  // `j’ai mangez`, but not `si vous l’avez appelez`: no subject stands before a command.
  if (/[^e]ez$/u.test(word.norm) && hasOnly(word, isFirstGroup)) return true;
  // `le manger` is a noun too.
  const isAfterHave = !isEtre && /er$/u.test(word.norm) && !isInfinitive(word.best);
  if (isAfterHave && isHave) return word.readings.every((r) => isInfinitive(r) || isNoun(r));
  if (isEtre && word.norm === 'aller') return true;
  if (isEtre && isAttribute(word)) return false;
  const isBare = ({ pos }: AnalysedWord['best']): boolean => pos === 'NOUN' || pos === 'ADJ';
  if (isInfinitive(word.best) && word.readings.every((r) => isInfinitive(r) || isBare(r)))
    return word.norm.endsWith('er') && !(isEtre && isTaste(word));
  if (/^(?:re|pro)?crées?$|^agréées?$|^agrées?$|^inclues?$/u.test(word.norm)) return true;
  if (word.norm === 'peut') return false;
  return hasOnly(word, isFinite) && /[itus]$/u.test(word.norm) && !/(?:ait|ais)$/u.test(word.norm);
}

/** `fier de moi`, `boucher`: what one may be, but not what one may do (`le dîner`, `le lever`). */
const isAttribute = (word: AnalysedWord): boolean =>
  has(word, ({ pos }) => pos === 'ADJ') || (has(word, isNoun) && !ACTS.test(word.norm));
const ACTS =
  /^(?:baiser|coucher|déjeuner|dîner|diner|goûter|gouter|lancer|laisser-aller|lever|manger|marcher|parler|penser|repentir|souper|toucher)$/u;

const isFirstGroup = (reading: AnalysedWord['best']): boolean =>
  isFinite(reading) && reading.lemma.endsWith('er');

/** `mon plaisir est manger`: only what is often said without “de”. */
const isTaste = ({ norm }: AnalysedWord): boolean =>
  /^(?:manger|voyager|jouer|aimer|danser|chanter|chercher|acheter|travailler)$/u.test(norm);

/** @param isFeminine whether what is written looks like a feminine */
function agreeing({ words }: RuleSentence, verb: number, isFeminine: boolean) {
  const { cells, isClear } = subjectOf(words, verb);
  const finite = words[verb];
  const number = (finite && cellsOfWord(finite, isFinite)) || ALL;
  const both = cells & number;
  const pairs = pairsOf(isClear && both !== 0 ? both : number);
  return isFeminine ? [...pairs].sort((a, b) => a.gender.localeCompare(b.gender)) : pairs;
}
