import { type RuleToken, defineRule } from '@tercet/proofreading-core';

const QUOTE = /^["“”]$/;

const countMarks = (text: string): number => text.match(/["“”]/g)?.length ?? 0;

/** A mark that ends a quotation: directly behind a sign or a word, with a space or the end after it. */
const isClosing = ({ gap }: RuleToken, next: RuleToken | undefined): boolean =>
  gap === '' && (next === undefined || next.gap !== '');

export const unpairedQuote = defineRule({
  id: 'en/unpaired-quote',
  category: 'punctuation',
  level: 'suggestion',
  message: {
    en: 'This quotation mark has no partner.',
    fr: 'Ce guillemet n’a pas de pendant.',
    es: 'Estas comillas no tienen pareja.',
  },
  messages: {
    opening: {
      en: 'The quotation is closed but never opened: “{fix}”.',
      fr: 'La citation est fermée sans avoir été ouverte : « {fix} ».',
      es: 'La cita se cierra sin haberse abierto: «{fix}».',
    },
  },
  explanation: {
    en: 'Quotation marks come in pairs: one where the quoted words begin, one where they end.',
    fr: 'Les guillemets vont par deux : un au début des mots cités, un à la fin.',
    es: 'Las comillas van por pares: unas donde empiezan las palabras citadas y otras donde terminan.',
  },
  valid: [
    '"It is late," said Ann.',
    'It is "late" in the day.',
    'Ann said: "It is late."',
    'He was 6\' 2" tall.',
    'The screen measures 15" across.',
    '"It is late."',
    'We saw “The Kid” again.',
    'She said, "Go," and went.',
    '"We won. It was late," she said.',
  ],
  invalid: [
    { text: '[[It]] is late," said Ann.', fix: '"It' },
    { text: '[[We]] won the game,” Tom says.', fix: '“We' },
    { text: '[[You]] never know," she adds.', fix: '"You' },
    { text: '"It is late," said Ann.[[ "]]', fix: '' },
    { text: '"We won," he told us today.[[ "]]', fix: '' },
  ],
  misses: ['It is late and dark".'],
  check(sentence, report) {
    const { tokens } = sentence;
    const marks = tokens.filter(({ text }) => QUOTE.test(text));
    if (marks.length % 2 === 0 || countMarks(sentence.before) % 2 !== 0) return;
    const last = tokens.at(-1);
    const before = tokens.at(-2);
    if (marks.length > 1 && last && before && last === marks.at(-1)) {
      if (last.gap !== '' && /[.!?]$/.test(before.text))
        report({ start: before.end, end: last.end }, ['']);
      return;
    }
    const first = tokens[0];
    const mark = marks[0];
    if (!first || !mark || marks.length !== 1) return;
    const at = tokens.indexOf(mark);
    const isAfterSign = /^[,!?]$/.test(tokens[at - 1]?.text ?? '');
    if (!isAfterSign || !isClosing(mark, tokens[at + 1]) || at + 1 >= tokens.length) return;
    if (/\d/.test(tokens[at - 1]?.text ?? '') || !/^\p{Lu}/u.test(first.text)) return;
    const opening = mark.text === '"' ? '"' : '“';
    report(first, [opening + first.text], { message: 'opening' });
  },
});
