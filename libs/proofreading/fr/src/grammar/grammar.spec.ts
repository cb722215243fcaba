import { describe, expect, it } from '@jest/globals';
import { type RuleSentence, toRuleSentence } from '@tercet/proofreading-core';
import { analyserFromDisk, createPassage } from '@tercet/proofreading-core/testing';
import { FRENCH_ANALYSIS } from '../analysis/profile';
import { cellsOf, firstPair, pairsOf } from './cells';
import { chainTo } from './chains';
import { determinerFor } from './determiners';
import { nounGroups } from './noun-groups';
import { predicates } from './predicates';
import { startOfVerb, subjectOf } from './subjects';
import { finiteFormsOf, infinitivesOf, participlesOf } from './verb-forms';

const analyser = await analyserFromDisk(
  'fr',
  FRENCH_ANALYSIS,
  new URL('../../data/', import.meta.url),
);

function parse(text: string): RuleSentence {
  const passage = createPassage(text, 'fr');
  const [sentence] = passage.sentences;
  if (!sentence) throw new Error('No sentence.');
  return toRuleSentence(sentence, passage, analyser);
}

const indexOf = ({ words }: RuleSentence, norm: string): number =>
  words.findIndex((word) => word.norm === norm);

describe('cells', () => {
  it('are all pairs that open features leave', () => {
    expect(pairsOf(cellsOf({ number: 'pl' }))).toEqual([
      { gender: 'm', number: 'pl' },
      { gender: 'f', number: 'pl' },
    ]);
    expect(firstPair(cellsOf({ gender: 'f', number: 'sg' }))).toEqual({
      gender: 'f',
      number: 'sg',
    });
    expect(firstPair(0)).toBeUndefined();
  });
});

describe('determinerFor', () => {
  it.each([
    ['un', 'f', 'sg', 'liste', 'une'],
    ['cette', 'm', 'sg', 'arbre', 'cet'],
    ['mon', 'f', 'sg', 'amie', 'mon'],
    ['du', 'f', 'sg', 'plage', 'de la'],
    ['la', 'm', 'sg', 'arbre', 'l’'],
    ['leur', 'm', 'pl', 'amis', 'leurs'],
  ] as const)('%s → %s %s before %s', (norm, gender, number, next, wanted) => {
    expect(determinerFor(norm, { gender, number }, next)).toBe(wanted);
  });

  it('knows no other words', () => {
    expect(determinerFor('deux', { gender: 'm', number: 'pl' }, 'amis')).toBeUndefined();
  });
});

describe('nounGroups', () => {
  it('take in what stands before and after the noun', () => {
    const { words } = parse('Les trois grandes maisons blanches très anciennes dorment.');
    const [group] = nounGroups(words);
    const text = (index: number | undefined) => words[index ?? -1]?.text;
    expect(text(group?.determiner)).toBe('Les');
    expect(group?.before.map(text)).toEqual(['grandes']);
    expect(text(group?.noun)).toBe('maisons');
    expect(group?.after.map(text)).toEqual(['blanches', 'anciennes']);
  });

  it('are tied together by prepositions and conjunctions', () => {
    const { words } = parse('La couleur des murs et du toit plaît.');
    const last = nounGroups(words).at(-1);
    expect(last).toBeDefined();
    const chain = last ? chainTo(words, last) : undefined;
    expect(chain?.groups.map(({ noun }) => words[noun]?.text)).toEqual(['couleur', 'murs', 'toit']);
    expect(chain?.isCoordinated).toBe(true);
  });
});

describe('subjectOf', () => {
  it.each([
    ['Les chats noirs ne dorment pas.', 'dorment', 'nouns'],
    ['Elle nous parle souvent.', 'parle', 'pronoun'],
    ['Les amis qui viennent sont là.', 'viennent', 'relative'],
    ['Ce sont des amis.', 'sont', 'neutral'],
    ['Par là passent les trains.', 'passent', 'unknown'],
  ])('%s', (text, verb, kind) => {
    const sentence = parse(text);
    expect(subjectOf(sentence.words, indexOf(sentence, verb)).kind).toBe(kind);
  });

  it('goes back over the pronouns before the verb', () => {
    const sentence = parse('Il ne le lui donne jamais.');
    const start = startOfVerb(sentence.words, indexOf(sentence, 'donne'));
    expect(sentence.words[start]?.text).toBe('ne');
  });
});

describe('predicates', () => {
  it.each([
    ['La porte a été fermée et peinte.', ['fermée', 'peinte']],
    ['Les mots doivent être lus.', ['lus']],
    ['Il semble heureux.', ['heureux']],
    ['Il mange une pomme rouge.', []],
  ])('%s', (text, wanted) => {
    const { words } = parse(text);
    const found = predicates(words).flatMap(({ qualifiers }) =>
      qualifiers.map((i) => words[i]?.text),
    );
    expect(found).toEqual(wanted);
  });
});

describe('verb forms', () => {
  it('are made from whatever form was written', () => {
    const { words, grammar } = parse('Ils ont définit');
    const [, , verb] = words;
    if (!verb) throw new Error('No verb.');
    expect(infinitivesOf(verb)).toEqual(['définir']);
    expect(participlesOf(verb, grammar, [{ gender: 'f', number: 'pl' }])).toEqual(['définies']);
    expect(
      finiteFormsOf(verb, grammar, [{ mood: 'ind', tense: 'pres', person: 3, number: 'pl' }]),
    ).toEqual(['définissent']);
  });
});
