import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { pastClitics } from '../grammar/clitics';
import { has, hasOnly, isFinite, isNoun } from '../grammar/words';

const SUBJECT = /^(?:je|j'|tu|il|elle|on|nous|vous|ils|elles)$/u;
/** Determiners that are no pronouns: no verb follows. */
const DETERMINER =
  /^(?:un|une|ce|cet|cette|ces|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|aucun|aucune|quel|quelle)$/u;
const TONIC = /^(?:moi|toi|lui|elle|eux|elles)$/u;

/** What the pieces sound like, and whether it fits at a position. */
const WHOLE: Readonly<
  Record<string, readonly [string, (words: readonly AnalysedWord[], after: number) => boolean]>
> = {
  "s'en": ['sans', (words, at) => isDetermined(words, at) || TONIC.test(words[at]?.norm ?? '')],
  "c'en": ['sans', (words, at) => isDetermined(words, at)],
  "d'en": [
    'dans',
    (words, at) => isDetermined(words, at) || /^(?:la|les)$/u.test(words[at]?.norm ?? ''),
  ],
  "d'ans": [
    'dans',
    (words, at) => isDetermined(words, at) || /^(?:la|les|le|l')$/u.test(words[at]?.norm ?? ''),
  ],
  "qu'en": [
    'quand',
    (words, at) =>
      SUBJECT.test(words[at]?.norm ?? '') && has(words[pastClitics(words, at + 1)], isFinite),
  ],
  "s'y": ['si', (words, at) => SUBJECT.test(words[at]?.norm ?? '') && has(words[at + 1], isFinite)],
  "n'y": ['ni', (words, at) => TONIC.test(words[at]?.norm ?? '') || isDetermined(words, at)],
};

export const motCoupe = defineRule({
  id: 'fr/mot-coupe',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}” here, in one word: “{found}” holds a pronoun, which needs a verb.',
    fr: 'Écrivez ici « {fix} », en un mot : « {found} » contient un pronom, qui demande un verbe.',
    es: 'Escribe aquí «{fix}», en una palabra: «{found}» contiene un pronombre, que pide un verbo.',
  },
  explanation: {
    en: '“S’en”, “d’en”, “qu’en”, “s’y” and “n’y” stand before a verb: “il s’en va”. Before a noun or a subject come “sans”, “dans”, “quand”, “si” and “ni”.',
    fr: '« S’en », « d’en », « qu’en », « s’y » et « n’y » précèdent un verbe : « il s’en va ». Devant un nom ou un sujet viennent « sans », « dans », « quand », « si » et « ni ».',
    es: '«S’en», «d’en», «qu’en», «s’y» y «n’y» van ante un verbo: «il s’en va». Ante un sustantivo o un sujeto van «sans», «dans», «quand», «si» y «ni».',
  },
  valid: [
    'Il s’en va.',
    'Il vient d’en haut.',
    'Qu’en penses-tu ?',
    'Elle s’y plaît.',
    'Il n’y a rien.',
    'Il est ravi d’en avoir un.',
    'Il s’en est allé.',
    'Ce n’est qu’en elle qu’il croit.',
    'On ne s’en lasse pas.',
    'Je n’y vois rien.',
  ],
  invalid: [
    { text: 'Il est parti [[s’en]] mon frère.', fix: 'sans' },
    { text: 'Il habite [[d’en]] cette rue.', fix: 'dans' },
    { text: 'Je ne sais [[qu’en]] il viendra.', fix: 'quand' },
    { text: '[[S’y]] tu veux, viens.', fix: 'Si' },
    { text: '[[N’y]] toi ni moi ne viendrons.', fix: 'Ni' },
    { text: 'Il est [[d’ans]] la cuisine.', fix: 'dans' },
  ],
  misses: ['Il est parti s’en dire un mot.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const second = words[index + 1];
      if (!second || second.gap !== '') continue;
      const whole = WHOLE[word.norm + second.norm];
      if (!whole || !whole[1](words, index + 2)) continue;
      report({ start: word.start, end: second.end }, [matchCase(word.text, whole[0])]);
    }
  },
});

/** A determiner and its noun, and no verb of which both are objects. */
function isDetermined(words: readonly AnalysedWord[], at: number): boolean {
  const determiner = words[at];
  const noun = words[at + 1];
  return (
    determiner?.best.pos === 'DET' &&
    DETERMINER.test(determiner.norm) &&
    noun !== undefined &&
    has(noun, isNoun) &&
    !hasOnly(noun, isFinite)
  );
}
