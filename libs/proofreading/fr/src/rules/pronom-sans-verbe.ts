import { type AnalysedWord, defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { CLITICS } from '../grammar/clitics';
import { has, isFinite, isInfinitive, isPlainWord, isVerbal } from '../grammar/words';

/** Pronouns that only a verb can follow, and the words that sound like them. */
const SOUNDS: Readonly<Record<string, string>> = { "s'en": 'sans', "n'y": 'ni' };
const MODALS = new Set(['pouvoir', 'devoir', 'vouloir', 'falloir', 'aller']);

export const pronomSansVerbe = defineRule({
  id: 'fr/pronom-sans-verbe',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“{found}” should be “{fix}”: “s’y”, “n’y”, “s’en” and “d’en” belong to a verb, and stand right before it.',
    fr: '« {found} » s’écrit ici « {fix} » : « s’y », « n’y », « s’en » et « d’en » dépendent d’un verbe et le précèdent.',
    es: '«{found}» debe ser «{fix}»: «s’y», «n’y», «s’en» y «d’en» dependen de un verbo y van justo delante.',
  },
  explanation: {
    en: 'Before a noun write “sans”, “ni” or “dans”: “sans sel, ni poivre”; before a verb the pronouns: “s’en aller”, “on peut s’y rendre”, “envie d’en parler”.',
    fr: 'Devant un nom, écrivez « sans », « ni » ou « dans » : « sans sel ni poivre » ; devant un verbe, les pronoms : « s’en aller », « on peut s’y rendre », « envie d’en parler ».',
    es: 'Ante un sustantivo se escribe «sans», «ni» o «dans»: «sans sel ni poivre»; ante un verbo, los pronombres: «s’en aller», «on peut s’y rendre», «envie d’en parler».',
  },
  valid: [
    'Il faut s’en aller.',
    'On peut s’y rendre à pied.',
    'Il n’y a ni sel ni poivre.',
    'Elle vit sans eau.',
    'J’ai envie d’en savoir plus.',
    'Il n’est pas si fier.',
    'Il s’en est allé.',
    'Dans parler, il y a deux syllabes.',
    'Il vient d’en face.',
    'On ne peut pas, si fatigué, conduire.',
    'Elle doit sans doute partir.',
    'Il s’en faut de peu.',
  ],
  invalid: [
    { text: 'On ne vit pas [[s’en]] eau.', fix: 'sans' },
    { text: 'Il n’a [[n’y]] frère ni sœur.', fix: 'ni' },
    { text: 'On peut [[si]] rendre à pied.', fix: 's’y' },
    { text: 'Il ne faut pas [[si]] attendre.', fix: 's’y' },
    { text: 'J’ai envie [[dans]] savoir plus.', fix: 'd’en' },
    { text: 'Il est temps [[dans]] finir.', fix: 'd’en' },
  ],
  misses: ['Il part s’en rien dire.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const next = words[index + 1];
      if (next?.kind !== 'word') continue;
      const plain = entryOf(SOUNDS, word.norm + next.norm);
      if (plain !== undefined && isWithoutVerb(words, index + 2))
        report({ start: word.start, end: next.end }, [matchCase(word.text, plain)]);
      if (word.norm === 'si' && isAfterModal(words, index) && has(next, isInfinitive))
        report(word, ['s’y']);
      if (
        word.norm === 'dans' &&
        isHeld(words[index - 1]) &&
        isPlainWord(next) &&
        isInfinitive(next.best)
      )
        report(word, ['d’en']);
    }
  },
});

/** A noun, article or strong pronoun, which is no verb and no pronoun of one. */
function isWithoutVerb(words: readonly AnalysedWord[], at: number): boolean {
  const word = words[at];
  if (word?.kind !== 'word' || word.gap === '' || has(word, isVerbal)) return false;
  if (/^(?:moi|toi|lui|eux|elle|elles)$/u.test(word.norm)) return true;
  return !CLITICS.has(word.norm) && /^(?:NOUN|DET|PROPN)$/u.test(word.best.pos);
}

/** `on peut si rendre`, `il ne faut pas si attendre` */
function isAfterModal(words: readonly AnalysedWord[], si: number): boolean {
  const at = /^(?:pas|plus|jamais)$/u.test(words[si - 1]?.norm ?? '') ? si - 2 : si - 1;
  return has(words[at], (reading) => isFinite(reading) && MODALS.has(reading.lemma));
}

/** `envie dans`, `il vient dans`, `il est temps dans` */
const isHeld = (word: AnalysedWord | undefined): boolean =>
  word?.kind === 'word' &&
  !/^(?:le|la|les|mot|verbe)$/u.test(word.norm) &&
  (has(word, isVerbal) || /^(?:NOUN|ADJ)$/u.test(word.best.pos));
