import type { Sentence, Token } from '../sentence';

/** Operators, calls and ends of statements, as no prose has them. */
const CODE_LINE =
  /[=(){}[\]].*[;{}]\s*$|=>|[=!]==?(?=\s|\w)(?<!\s=)|&&|\|\||[+*/]=|:=|->|\p{L}\(\)|^\s*(?:const|let|var|def|import|return|function|class)\s+[\w${*]+\s*[=({:;]/u;

/** A command of the shell and what it is told to do. */
const COMMAND_LINE =
  /^\s*(?:\$\s+|sudo\s+)?(?:git|npm|npx|yarn|pnpm|pip3?|docker|kubectl|curl|wget|chmod|ssh|apt-get|brew|cargo|mvn|terraform|systemctl|composer)\s+[a-z-]/u;
const COMMAND =
  /^(?:git|npm|npx|yarn|pnpm|pip3?|docker|kubectl|apt-get|brew|cargo|composer|sudo)$/u;

/** What stands before a word that is an option, a variable, or a part of a dotted name. */
const BEFORE = /(?:(?:^|\s)--?|[$@\\]|[\p{L}\p{N}_\])][.:]{1,2}|[=<>])$/u;
/** What stands behind the name of a function or of a thing that has parts. More than the `(s)` of a plural. */
const BEHIND = /^(?:\.[\p{Ll}_][\p{L}_]{2}|\((?:\)|[^)\s]{4})|\[|=[^\s=]|::|\\)/u;
const NEAR = 3;

/** Words of code that stands in a text without any marks. */
export function codeWords(sentence: Sentence, text: string): ReadonlySet<Token> {
  const words = sentence.tokens.filter(({ kind }) => kind === 'word');
  if (COMMAND_LINE.test(sentence.text) || CODE_LINE.test(sentence.text)) return new Set(words);
  return new Set(
    words.filter(({ start, end, text: word }, index) => {
      const before = words[index - 1];
      const isCommand =
        COMMAND.test(word) ||
        (before !== undefined &&
          COMMAND.test(before.text) &&
          /^ $/u.test(text.slice(before.end, start)));
      return (
        isCommand ||
        (/^\p{Ll}/u.test(word) &&
          (BEFORE.test(text.slice(Math.max(0, start - NEAR), start)) ||
            BEHIND.test(text.slice(end, end + 2 * NEAR))))
      );
    }),
  );
}
