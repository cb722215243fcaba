import type { Instruction } from './instruction';

export const longer: Instruction = () =>
  `Make the text longer, to about one and a half times its length. Spell out what it implies and link its thoughts, without padding and without facts that it does not hold.`;
