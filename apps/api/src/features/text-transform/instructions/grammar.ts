import type { Instruction } from './instruction';

export const grammar: Instruction = () =>
  `Mend the mistakes in spelling, grammar, punctuation and capitalization. Change nothing else: no choice of words, no order, no style. A text without mistakes is answered unchanged.`;
