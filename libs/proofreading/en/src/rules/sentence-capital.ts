import { type RuleSentence, type RuleToken, defineRule } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';

const OPENERS = wordSet(
  'it he she they we you this that these those the there my your our his her their but so and if when what why how in on at for to',
);

export const sentenceCapital = defineRule({
  id: 'en/sentence-capital',
  category: 'capitalization',
  level: 'suggestion',
  message: {
    en: 'A sentence begins with a capital letter: “{fix}”.',
    fr: 'Une phrase commence par une majuscule : « {fix} ».',
    es: 'Una oración empieza con mayúscula: «{fix}».',
  },
  explanation: {
    en: 'The first word of a sentence takes a capital letter: “My favorite sport is chess. It is quiet.”',
    fr: 'Le premier mot d’une phrase prend une majuscule : « My favorite sport is chess. It is quiet. »',
    es: 'La primera palabra de una oración lleva mayúscula: «My favorite sport is chess. It is quiet.»',
  },
  valid: [
    'My favorite sport is chess.',
    'We came home at 6 p.m. and ate.',
    'iPhones are expensive to buy.',
    'npm installs what you need.',
    '“Who is there?” asked the man.',
    'Oh! how she laughed at him.',
    'the end.',
    'eBay sells it for less.',
    'x is the number of cars that pass.',
    'They sell tea, coffee, etc. in the shop.',
    'and so on …',
  ],
  invalid: [
    { text: '[[my]] favorite sport is chess.', fix: 'My' },
    { text: '[[it]] is hard for us to see him.', fix: 'It' },
    { text: '[[they]] have a lot to say about that.', fix: 'They' },
    { text: '[[how]] are you doing these days?', fix: 'How' },
    { text: 'I like chess. [[it]] is a quiet sport.', fix: 'It' },
    { text: 'We went home. [[the]] rain had stopped.', fix: 'The' },
  ],
  misses: ['she left.', 'It is at 5 p.m. we are glad.'],
  check(sentence, report) {
    const { tokens } = sentence;
    const first = tokens[0];
    if (first && isLower(first) && startsAnew(sentence) && isWhole(sentence))
      report(first, [capital(first)]);
    for (const [index, token] of tokens.entries()) {
      if (index < 3 || !OPENERS.has(token.norm) || !isLower(token) || token.gap !== ' ') continue;
      const stop = tokens[index - 1];
      const word = tokens[index - 2];
      if (!stop || stop.text !== '.' || stop.gap !== '' || word?.kind !== 'word') continue;
      const isWord =
        word.text === word.norm &&
        word.norm.length > 3 &&
        sentence.grammar.readings(word.norm).length > 0;
      if (isWord && word.norm !== 'approx' && tokens.length - index > 3)
        report(token, [capital(token)]);
    }
  },
});

const isLower = ({ kind, text }: RuleToken): boolean =>
  kind === 'word' && /^\p{Ll}+(?:['’]\p{Ll}+)?$/u.test(text);
const capital = ({ text }: RuleToken): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Not what goes on with a line broken off, a list's item or a word of code. */
const startsAnew = ({ before }: RuleSentence): boolean =>
  /(?:^|\.\s+|\n\s*\n)$/u.test(before) && !isAllSmall(before);

/** Who writes without any capitals does so on purpose. */
const isAllSmall = (text: string): boolean => text.trim() !== '' && !/\p{Lu}/u.test(text);

/** A sentence that ends as one and has a subject and a verb, of words that the lexicon has. */
function isWhole({ tokens, words, grammar }: RuleSentence): boolean {
  const last = tokens.at(-1);
  const first = tokens[0];
  if (!first || !last || !/^[.!?]+$/.test(last.text) || tokens.length < 5) return false;
  const readings = grammar.readings(first.norm.replaceAll('’', "'"));
  const isKnown = OPENERS.has(first.norm) || readings.some(({ guessed }) => guessed !== true);
  if (!isKnown || first.text.length < 2 || /^[-.(_/:]/.test(tokens[1]?.text ?? '')) return false;
  return words.some(({ best }) => /^(?:VERB|AUX)$/.test(best.pos) && best.form === 'fin');
}
