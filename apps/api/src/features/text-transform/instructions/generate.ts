import type { Instruction } from './instruction';

export const generate: Instruction = () =>
  `The message describes a text. Write that text, ready to be used. Where the description leaves something open, choose what is most usual, and never invent facts about real people, figures or sources: leave a gap in square brackets instead.`;
