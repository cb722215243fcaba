import type { Instruction } from './instruction';
import { lengthGoal } from './length-goal';

export const longer: Instruction = ({ text }) =>
  `Make the text longer in the writer's voice: ${lengthGoal(text, 'about', 3 / 2)}. Spell out what it implies and link its thoughts. No padding, no repetition, and no facts, names or figures that it does not hold.`;
