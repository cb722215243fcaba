import type { Instruction } from './instruction';
import { lengthGoal } from './length-goal';

export const shorter: Instruction = ({ text }) =>
  `Make the text shorter in the writer's voice: ${lengthGoal(text, 'at most', 2 / 3)}. Cut repetition, filler, side remarks and long-winded phrases; join sentences where that is shorter. Keep every fact and the order of thought.`;
