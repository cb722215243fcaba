import type { Instruction } from './instruction';
import { TONE_MANNERS } from './tone-manners';

export const tone: Instruction = ({ tone: wanted = 'neutral' }) =>
  `Rewrite the text in this tone: ${wanted}, that is ${TONE_MANNERS[wanted].how}. Change words and sentences as far as the tone takes, and leave the content, its order and about its length as they are.`;
