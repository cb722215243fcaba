import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { afterVerb, isFormOf } from '../grammar/auxiliaries';
import {
  type Cells,
  FEMININE,
  NONE,
  PLURAL,
  SINGULAR,
  cellsOfWord,
  pairsOf,
} from '../grammar/cells';
import { isOne, openingGroup } from '../grammar/opening-group';
import { participlesOf } from '../grammar/verb-forms';
import {
  has,
  isFinite,
  isHanging,
  isPastParticiple,
  isPlainWord,
  isUnknown,
} from '../grammar/words';

const AVOIR = new Set(['avoir']);
/** Another object may stand before: `les fleurs qu’il m’a données`. */
const OTHER = /^(?:que|qu'|quel|quelle|quels|quelles|combien|en|lesquels|lesquelles|dont)$/u;
const BACK = 12;
const TO_SOMEBODY =
  /^(?:permettre|promettre|demander|dire|proposer|conseiller|interdire|apprendre|offrir|donner|suggérer|défendre|ordonner|recommander|expliquer|raconter|écrire|répondre)$/u;

export const objetPronomParticipe = defineRule({
  id: 'fr/objet-pronom-participe',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The participle agrees with the object pronoun before it: “{fix}”.',
    fr: 'Le participe s’accorde avec le pronom complément qui le précède : « {fix} ».',
    es: 'El participio concuerda con el pronombre que lo precede: «{fix}».',
  },
  explanation: {
    en: '“Me”, “te” and “l’” are singular, “nous” is plural; a direct object before “avoir” decides: “ils m’ont vu”, “il nous a vus”.',
    fr: '« Me », « te » et « l’ » sont singuliers, « nous » est pluriel ; le complément direct placé avant « avoir » commande l’accord : « ils m’ont vu », « il nous a vus ».',
    es: '«Me», «te» y «l’» son singulares, «nous» es plural; decide el complemento directo que precede a «avoir»: «ils m’ont vu», «il nous a vus».',
  },
  valid: [
    'Ils m’ont vu hier.',
    'Il nous a vus hier.',
    'Elle l’a invitée.',
    'Les fleurs qu’il m’a données sont belles.',
    'Il nous a parlé.',
    'Les as-tu lus ?',
    'Combien m’en a-t-il prises ?',
    'Quelles fleurs t’a-t-il offertes ?',
    'Ils l’ont mangée.',
  ],
  invalid: [
    { text: 'Mes cousines ne m’ont pas [[reconnus]].', fix: 'reconnu' },
    { text: 'Nous l’avons [[invités]] hier.', fix: 'invité' },
    { text: 'Ses amis t’ont [[trahies]].', fix: 'trahie' },
    { text: 'Il nous a [[invitée]] hier.', fix: 'invitées' },
    { text: 'La lettre, je l’ai [[écrit]] hier.', fix: 'écrite' },
    { text: 'Les avez-vous [[prévenu]] à temps ?', fix: 'prévenus' },
    { text: 'Mes études m’ont [[permises]] de voyager.', fix: 'permis' },
    { text: 'Il part après les avoir [[salué]].', fix: 'salués' },
  ],
  misses: ['Elle nous a invité hier.'],
  check({ words, grammar }, report) {
    for (const [index, verb] of words.entries()) {
      const object = words[index - 1];
      const isBare = verb.norm === 'avoir' && object?.norm === 'les';
      if (!isBare && !isFormOf(verb, AVOIR)) continue;
      const named = namedBefore(words, index);
      const asked = isBare ? PLURAL : (named ?? askedBy(object, words[index + 1]));
      const word = words[afterVerb(words, index)];
      if (
        /^(?:fait|laissé|dû|pu|parié|juré)$/u.test(word?.norm ?? '') ||
        isInfinitiveAfter(words, index)
      )
        continue;
      if (
        asked === undefined ||
        !isPlainWord(word) ||
        isUnknown(word) ||
        !isPastParticiple(word.best)
      )
        continue;
      if (words.slice(Math.max(0, index - BACK), index - 1).some(isOtherObject)) continue;
      const own = cellsOfWord(word, isPastParticiple);
      // `il nous a parlé`: the masculine singular may be no agreement at all.
      if (
        (own & asked) !== NONE ||
        (asked === PLURAL && object?.norm === 'nous' && (own & ~FEMININE) !== NONE)
      )
        continue;
      if (named === undefined && takesOther(words, index)) {
        report(word, participlesOf(word, grammar, [{ gender: 'm', number: 'sg' }]));
        continue;
      }
      const gender = named ?? ((own & ~FEMININE) === NONE ? FEMININE : ~FEMININE);
      const fixes = participlesOf(word, grammar, pairsOf(asked & gender));
      if (fixes.length > 0) report(word, fixes.slice(0, 2));
    }
  },
});

/** `la lettre, je l’ai`: the noun that opens the sentence is what the pronoun stands for. */
function namedBefore(words: readonly AnalysedWord[], verb: number): Cells | undefined {
  const subject = words[verb - 2];
  if (
    words[verb - 1]?.norm !== "l'" ||
    !/^(?:je|tu|il|on|nous|vous|ils)$/u.test(subject?.norm ?? '')
  )
    return undefined;
  if (words[verb - 3]?.text !== ',') return undefined;
  const group = openingGroup(words, verb - 3);
  if (!group || group.head.start !== 0 || group.head.end !== verb - 3 || !isOne(group))
    return undefined;
  return words.slice(1, verb - 3).some(({ best }) => isFinite(best)) ? undefined : group.cells;
}

const isOtherObject = ({ norm, best }: AnalysedWord): boolean =>
  OTHER.test(norm) || (norm === 'les' && best.pos === 'PRON');

/** `les avoir vu partir` */
const isInfinitiveAfter = (words: readonly AnalysedWord[], verb: number): boolean =>
  words[afterVerb(words, verb) + 1]?.best.form === 'inf';

/** `ils m’ont permises de voir`: of a verb that one does to somebody the pronoun is no direct object. */
function takesOther(words: readonly AnalysedWord[], verb: number): boolean {
  const at = afterVerb(words, verb);
  return (
    words[verb - 1]?.norm !== "l'" &&
    has(words[at], ({ lemma }) => TO_SOMEBODY.test(lemma)) &&
    (/^(?:de|d'|que|qu')$/u.test(words[at + 1]?.norm ?? '') || words[at + 1]?.best.pos === 'DET')
  );
}

/** The number of the object pronoun before the auxiliary. */
function askedBy(
  object: AnalysedWord | undefined,
  next: AnalysedWord | undefined,
): Cells | undefined {
  if (!object || object.kind !== 'word') return undefined;
  if (/^(?:m'|t'|l')$/u.test(object.norm)) return SINGULAR;
  if (object.norm === 'nous' && object.gap !== '' && !isHanging(object)) return PLURAL;
  return object.norm === 'les' && isHanging(next) ? PLURAL : undefined;
}
