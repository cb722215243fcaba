import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  ContextModel,
  type Issue,
  confusionChecker,
  createSpeller,
  spellingChecker,
} from '@tercet/proofreading-core';
import { createPassage } from '@tercet/proofreading-core/testing';
import { ENGLISH_SPELLING } from './spelling-profile';

const read = (file: string) => readFileSync(new URL(`../data/${file}`, import.meta.url));
const checker = confusionChecker(
  createSpeller(read('en.dict.bin'), ENGLISH_SPELLING),
  new ContextModel(read('en.context.bin')),
);
const find = (text: string) =>
  (checker.check(createPassage(text, 'en')) as readonly Issue[]).map(
    ({ start, end, suggestions }) => [text.slice(start, end), ...suggestions],
  );

describe('past forms made by rule', () => {
  const spelling = spellingChecker(createSpeller(read('en.dict.bin'), ENGLISH_SPELLING), {
    context: new ContextModel(read('en.context.bin')),
  });
  it.each([
    ['He goed home early.', 'went'],
    ['She has goed home already.', 'gone'],
    ['I writed a letter.', 'wrote'],
    ['I have writed three letters.', 'written'],
    ['My two childrens like it.', 'children'],
    ['The childrens toys are here.', "children's"],
  ])('stand for the past tense or the participle: %s', (text, wanted) => {
    const [issue] = spelling.check(createPassage(text, 'en')) as readonly Issue[];
    expect(issue).toMatchObject({ suggestions: expect.arrayContaining([wanted]), safe: false });
    expect(issue?.suggestions[0]).toBe(wanted);
  });
});

describe('English words in the place of others', () => {
  it.each([
    ['I got a letter form my sister last week.', 'form', 'from'],
    ['Its important to read the instructions first.', 'Its', "It's"],
    ['The weather will have an affect on the harvest.', 'affect', 'effect'],
    ['I do not know weather he will come.', 'weather', 'whether'],
    ['They were quiet happy with the result.', 'quiet', 'quite'],
    ['I can here the music from the street.', 'here', 'hear'],
    ['The hole day was spent on the beach.', 'hole', 'whole'],
    ['The new version is better then the old one.', 'then', 'than'],
    ['We need to brake the problem into small parts.', 'brake', 'break'],
    ['Your going to love this film.', 'Your', "You're"],
    ['Please fill in this from.', 'from', 'form'],
  ])('are found: %s', (text, found, fix) => {
    expect(find(text)).toEqual([[found, fix]]);
  });

  it.each([
    'That is one word too many.',
    'We keep the addresses that you have signed in from, as codes.',
    'The site that they logged in from.',
    'It’s important to know its limits.',
    'We keep the form on the table by the door.',
    'They were quite happy and very quiet.',
    'The effects of the storm affect us all.',
    'Then she was taller than her brother.',
    'Whether it rains depends on the weather.',
    'There is their house, and they’re at home.',
    'The dessert was served in the desert.',
    'He threw the ball through the window, though.',
    'The principal explained the principle twice.',
    'You’re right about your own work.',
    'Who’s the person whose book is on the table?',
    'We passed the station at half past nine.',
    'I would advise you to take his advice.',
    'Of the two, he was too tired to speak.',
  ])('are not seen where there are none: %s', (text) => {
    expect(find(text)).toEqual([]);
  });
});
