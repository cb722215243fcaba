/** A line of a stack that says where: a place in parentheses, or a file and a position. */
const FRAME = /^\s+at (?:.*\(.*\)|(?:async )?\S+:[\da-fx]+)$/;

/** Where an error was thrown, innermost first, without the message that its stack begins with. */
export function framesOf({ stack = '', message }: Error): readonly string[] {
  const start = message ? stack.indexOf(message) : -1;
  const lines = stack
    .slice(start < 0 ? 0 : start + message.length)
    .trimEnd()
    .split('\n');
  // A message that was changed later still stands in the stack: what follows the last line that is no frame is the place.
  return lines.slice(lines.findLastIndex((line) => !FRAME.test(line)) + 1);
}
