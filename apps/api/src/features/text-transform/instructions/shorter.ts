import type { Instruction } from './instruction';

export const shorter: Instruction = () =>
  `Make the text shorter, to about two thirds of its length or less. Keep every fact and the order of thought; cut repetition, filler and side remarks.`;
