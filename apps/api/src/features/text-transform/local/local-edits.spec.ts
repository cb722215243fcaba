import { describe, expect, it } from '@jest/globals';
import type { Locale, LocalOperation } from '@tercet/contracts';
import { segment, type DocumentIssue } from '@tercet/proofreading-core';
import { applyEdits } from '../edits/text-edit';
import { localEdits } from './local-edits';

const TRILINGUAL = { en: 'why', fr: 'pourquoi', es: 'porqué' };

function issue(text: string, found: string, changes: Partial<DocumentIssue>): DocumentIssue {
  const start = text.indexOf(found);
  return {
    id: found,
    ruleId: 'en/test',
    language: 'en',
    category: 'spelling',
    level: 'error',
    message: TRILINGUAL,
    explanation: TRILINGUAL,
    start,
    end: start + found.length,
    suggestions: [],
    safe: false,
    ...changes,
  };
}

const wholeOf = (text: string, language: Locale) => ({
  languages: [{ start: 0, end: text.length, language }],
  sentences: segment(text, language),
});

function run(
  operation: LocalOperation,
  text: string,
  language: Locale,
  issues: readonly DocumentIssue[] = [],
) {
  return applyEdits(
    text,
    localEdits(operation, text, { issues, ...wholeOf(text, language) }, 'en'),
  );
}

describe('localEdits', () => {
  it.each([
    ['en', 'In order to win, we utilize it.', 'To win, we use it.'],
    [
      'en',
      'We came prior\u00a0to noon; the priority stays.',
      'We came before noon; the priority stays.',
    ],
    ['fr', 'Afin d’écrire, il est en mesure de venir.', 'Pour écrire, il peut venir.'],
    [
      'fr',
      "Au jour d'aujourd'hui, il mange préalablement.",
      "Aujourd'hui, il mange préalablement.",
    ],
    ['es', 'Con el fin de salir, con anterioridad al día.', 'Para salir, antes del día.'],
  ] as const)('improve puts plain words in %s: %j', (language, text, better) => {
    expect(run('improve', text, language)).toBe(better);
  });

  it('improve leaves correct sentences correct', () => {
    const text =
      'The vast majority of the members agreed. A large number of the books are gone. ' +
      'You must have the ability to swim. He won by a majority of 12 votes.';
    expect(run('improve', text, 'en')).toBe(text.replace('A large number of', 'Many of'));
  });

  it('judges each sentence in its own language', () => {
    const text = 'In order to win, we train. Afin de gagner, on court.';
    const sentences = segment(text, 'en');
    const [first, second] = sentences;
    const languages = [
      { start: 0, end: first?.end ?? 0, language: 'en' as const },
      { start: second?.start ?? 0, end: text.length, language: 'fr' as const },
    ];
    const edits = localEdits('improve', text, { issues: [], languages, sentences }, 'en');
    expect(applyEdits(text, edits)).toBe('To win, we train. Pour gagner, on court.');
  });

  it('leaves phrases alone that are wordy in another language only', () => {
    expect(run('improve', 'in order to', 'fr')).toBe('in order to');
  });

  it('improve and grammar apply what is safe and errors with one remedy, and neither a matter of taste', () => {
    const text = 'Teh cat sit on teh mat, prior to tea.';
    const issues = [
      issue(text, 'Teh', { suggestions: ['The'], safe: true }),
      issue(text, 'sit', { suggestions: ['sits'], category: 'agreement' }),
      issue(text, 'mat', { suggestions: ['rug'], level: 'style', category: 'style' }),
      issue(text, 'tea', { suggestions: [] }),
    ];
    expect(run('improve', text, 'en', issues)).toBe('The cat sits on teh mat, before tea.');
    expect(run('grammar', text, 'en', issues)).toBe('The cat sits on teh mat, prior to tea.');
  });

  it.each([
    ['an unknown word, which may be a name', { suggestions: ['Azar'] }],
    ['one of several remedies', { suggestions: ['sits', 'sat'], category: 'agreement' }],
    [
      'what a person should look at',
      { suggestions: ['its'], category: 'confusion', ruleId: 'en/harper-its-possessive' },
    ],
  ] as const)('grammar does not guess: %s', (_, changes) => {
    const text = 'Aznar sit here.';
    const found = changes.suggestions[0] === 'Azar' ? 'Aznar' : 'sit';
    expect(run('grammar', text, 'en', [issue(text, found, changes)])).toBe(text);
  });

  it('prefers a fix to plain words at the same place', () => {
    const text = 'We came prior to too.';
    const issues = [issue(text, 'to too', { suggestions: ['to tea'], safe: true })];
    expect(run('improve', text, 'en', issues)).toBe('We came prior to tea.');
  });

  it('explains each edit', () => {
    const text = 'Use prior to noon.';
    expect(localEdits('improve', text, { issues: [], ...wholeOf(text, 'en') }, 'fr')).toEqual([
      {
        start: 4,
        end: 12,
        replacement: 'before',
        category: 'style',
        explanation: 'Dit la même chose plus simplement.',
      },
    ]);
  });
});
