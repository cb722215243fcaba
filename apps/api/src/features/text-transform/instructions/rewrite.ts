import type { Instruction } from './instruction';
import { wordsOf } from './length-goal';

export const rewrite: Instruction = ({ text }) =>
  `Rewrite the text in the writer's voice: say the same things in the same order in other words and other sentences, free of mistakes, about as long (${wordsOf(text)} words). Leave nothing out and add nothing.`;
