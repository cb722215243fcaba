import { describe, expect, it } from '@jest/globals';
import { testModel } from '../../scripts/context/test-model';
import type { Candidate } from '../speller/suggester';
import { tokenize } from '../tokenize';
import { rankInContext } from './rank-in-context';
import { Surroundings } from './surroundings';

const model = testModel('en', {
  'a glass of water please': 30,
  'he was a waiter there': 30,
  'a lot of people': 30,
});
const candidate = (text: string, score: number): Candidate => ({
  text,
  score,
  cost: score,
  frequency: 10,
  isName: false,
});
const rank = (sentence: string, word: string, candidates: readonly Candidate[]) => {
  const tokens = tokenize(sentence);
  const token = tokens.findIndex(({ text }) => text === word);
  return rankInContext(candidates, token, new Surroundings(tokens, 'en', model));
};
const order = (...args: Parameters<typeof rank>) =>
  rank(...args).candidates.map(({ text }) => text);

describe('ranking in context', () => {
  const both = [candidate('waiter', 100), candidate('water', 105)];

  it('puts first what fits between the neighbours', () => {
    expect(order('A glass of watr please', 'watr', both)).toEqual(['water', 'waiter']);
    expect(order('He was a watr there', 'watr', both)).toEqual(['waiter', 'water']);
  });

  it('leaves the order where nothing is known of the neighbours', () => {
    expect(order('Xenon zebra watr quartz', 'watr', both)).toEqual(['waiter', 'water']);
  });

  it('does not prefer what fits to what is far nearer', () => {
    const far = [candidate('waiter', 100), candidate('water', 300)];
    expect(order('A glass of watr please', 'watr', far)).toEqual(['waiter', 'water']);
  });

  it('leaves first what the list of common slips says', () => {
    const sure = [{ ...both[0]!, isSure: true } as const, both[1]!];
    expect(order('A glass of watr please', 'watr', sure)).toEqual(['waiter', 'water']);
  });

  it('chooses between several words that a common slip may stand for, before all others', () => {
    const sure = both.map((one) => ({ ...one, isSure: true }) as const);
    const three = [...sure, candidate('wart', 90)];
    expect(order('A glass of watr please', 'watr', three)).toEqual(['water', 'waiter', 'wart']);
    expect(order('He was a watr there', 'watr', three)).toEqual(['waiter', 'water', 'wart']);
  });

  it('weighs two words for one', () => {
    const words = [candidate('slot', 100), candidate('a lot', 110)];
    expect(order('There were alot of people', 'alot', words)).toEqual(['a lot', 'slot']);
  });

  it('confirms what was first without its context and stays far ahead', () => {
    const confirmed = (sentence: string, words: readonly Candidate[]) =>
      rank(sentence, 'watr', words).isConfirmed;
    const clear = [candidate('waiter', 100), candidate('water', 130)];
    expect(confirmed('He was a watr there', clear)).toBe(true);
    expect(confirmed('A glass of watr please', clear)).toBe(false);
    expect(confirmed('Xenon zebra watr quartz', both)).toBe(false);
    expect(confirmed('Xenon zebra watr quartz', [both[0]!])).toBe(true);
  });
});
