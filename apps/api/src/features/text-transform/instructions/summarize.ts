import type { Instruction } from './instruction';

export const summarize: Instruction = () =>
  `Summarize the text in about a fifth of its length, at least one sentence. Say only what the text says, the most important first, in full sentences.`;
