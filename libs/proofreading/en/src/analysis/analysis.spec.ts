import { describe, expect, it } from '@jest/globals';
import { analyserFromDisk, analyseText, testAnalyser } from '@tercet/proofreading-core/testing';
import { ENGLISH_ANALYSIS } from './profile';

const analyser = await analyserFromDisk(
  'en',
  ENGLISH_ANALYSIS,
  new URL('../../data/', import.meta.url),
);
const words = (text: string) => analyseText(analyser, text, 'en');
const best = (text: string, norm: string) =>
  words(text).find((word) => word.norm === norm)?.best.tag;

describe('English words', () => {
  it.each([
    ["don't", ['do', "n't"]],
    ['we’re', ['we', '’re']],
    ['It’s', ['It', '’s']],
    ["dog's", ['dog', "'s"]],
    ["They'll", ['They', "'ll"]],
    ["couldn't've", ['could', "n't", "'ve"]],
    ["o'clock", ["o'clock"]],
    ['well-known', ['well-known']],
  ])('parts %s', (text, parts) => {
    expect(words(text).map((word) => word.text)).toEqual(parts);
  });

  testAnalyser(analyser, 'en', [
    ...['don’t', 'we', 're', 's', 'dog', 'naïve', 'walks', 'THE', 'I', 'o’clock', 'n’t', 'John'],
    ...['running', 'xyz', 'co-operate', 'ain’t', 'it', 'll'],
  ]);
});

describe('the English lexicon', () => {
  it.each([
    ['walks', 'VERB.fin.ind.pres.3.sg', 'walk'],
    ['walks', 'NOUN.pl', 'walk'],
    ['went', 'VERB.fin.ind.past', 'go'],
    ['gone', 'VERB.part.past', 'go'],
    ['running', 'VERB.part.pres', 'run'],
    ['children', 'NOUN.pl', 'child'],
    ['better', 'ADJ.cmp', 'better'],
    ['happier', 'ADJ.cmp', 'happy'],
    ['quickly', 'ADV', 'quickly'],
    ['sheep', 'NOUN.pl', 'sheep'],
  ])('reads %s as %s of %s', (form, tag, lemma) => {
    expect(analyser.readings(form)).toContainEqual(expect.objectContaining({ tag, lemma }));
  });

  it('inflects nouns and verbs', () => {
    const noun = analyser.readings('child').find(({ pos }) => pos === 'NOUN');
    const verb = analyser.readings('try').find(({ mood }) => mood === 'ind');
    if (!noun || !verb) throw new Error('not known');
    expect(analyser.inflect(noun, { number: 'pl' })).toEqual(['children']);
    expect(analyser.inflect(verb, { person: 3, number: 'sg' })).toContain('tries');
  });
});

describe('the English tagger', () => {
  it.each([
    ['The walk was short.', 'walk', 'NOUN.sg'],
    ['They walk to school.', 'walk', 'VERB.fin.ind.pres'],
    ['I want to walk.', 'walk', 'VERB.inf'],
    ['She has walked home.', 'walked', 'VERB.part.past'],
    ['The dog’s bone is old.', "'s", 'PART'],
  ])('reads in “%s” %s as %s', (text, norm, tag) => {
    expect(best(text, norm)).toBe(tag);
  });
});
