import type { Instruction } from './instruction';
import { lengthGoal } from './length-goal';

/** One sentence takes so many words. */
const SENTENCE_WORDS = 20;

export const summarize: Instruction = ({ text }) =>
  `Summarize the text: ${lengthGoal(text, 'about', 1 / 5, SENTENCE_WORDS)}. Say only what the text says, the most important first, in full sentences without headings or lists, and from the same point of view.`;
