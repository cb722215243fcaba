import type { Instruction } from './instruction';
import { usualMistakes } from './usual-mistakes';

export const grammar: Instruction = ({ language }) =>
  `Mend the mistakes in spelling, grammar, punctuation and capitalization.${usualMistakes(language)} Change nothing else: no choice of words, no order, no style, no rephrasing. A sentence without mistakes stays exactly as it is, and so does a text without any.`;
