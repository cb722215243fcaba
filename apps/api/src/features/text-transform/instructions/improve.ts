import type { Instruction } from './instruction';
import { usualMistakes } from './usual-mistakes';

export const improve: Instruction = ({ language }) =>
  `Improve the text in the writer's voice. Mend every mistake in spelling, grammar and punctuation, replace long-winded or clumsy phrases with plain ones, and smooth sentences that are hard to follow.${usualMistakes(language)} Change as little as that takes: a sentence that is already good stays exactly as it is.`;
