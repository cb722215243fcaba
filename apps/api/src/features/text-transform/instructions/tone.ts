import type { Instruction } from './instruction';

export const tone: Instruction = ({ tone: wanted = 'neutral' }) =>
  `Rewrite the text in this tone: ${wanted}. Keep its content, its order and its form of address as far as the tone allows.`;
