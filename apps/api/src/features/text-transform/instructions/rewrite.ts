import type { Instruction } from './instruction';

export const rewrite: Instruction = () =>
  `Rewrite the text: say the same things in the same order in other words and other sentences, about as long, and free of mistakes.`;
