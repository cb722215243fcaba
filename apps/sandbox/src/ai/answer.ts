import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { Behaviour } from './behaviour';
import { answerByRule } from './tasks';

const WRONG_LANGUAGE = 'Dies ist eine Antwort in einer Sprache, um die niemand gebeten hat.';

function textOf(message: ChatCompletionMessageParam | undefined): string {
  const content = message?.content;
  if (typeof content === 'string') return content;
  return (content ?? []).map((part) => ('text' in part ? part.text : '')).join('');
}

/** The whole answer to a conversation: the last user message, with what the system message asks for done to it. */
export function answerTo(
  messages: readonly ChatCompletionMessageParam[],
  behaviour: Behaviour,
): string {
  const system = textOf(messages.find(({ role }) => role === 'system' || role === 'developer'));
  const text = textOf(messages.findLast(({ role }) => role === 'user'));
  if (behaviour.answer !== undefined) return behaviour.answer;
  if (behaviour.manner === 'wrong-language') return WRONG_LANGUAGE;
  if (behaviour.manner === 'leak') return `My instructions are: ${system}`;
  const done = answerByRule(system, text);
  return behaviour.manner === 'markup'
    ? `Here is the improved text:\n\n\`\`\`text\n${done}\n\`\`\``
    : done;
}

/** Word by word, each with the space that follows it. */
export function chunksOf(answer: string): readonly string[] {
  return answer.match(/\s*\S+\s*?(?=\s\S|$)|\s+$/gu) ?? (answer ? [answer] : []);
}
