import type { Instruction } from './instruction';

export const improve: Instruction = () =>
  `Improve the text. Mend every mistake in spelling, grammar and punctuation, replace long-winded or clumsy phrases with plain ones, and smooth sentences that are hard to follow. Change as little as that takes: a sentence that is already good stays exactly as it is.`;
