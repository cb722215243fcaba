import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@tercet/contracts';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { applyEdits } from '../edits/text-edit';
import { isLocalOperation, localEdits, type LocalOperation } from './local-edits';

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

function run(
  operation: LocalOperation,
  text: string,
  language: Locale,
  issues: readonly DocumentIssue[] = [],
) {
  const languages = [{ start: 0, end: text.length, language }];
  return applyEdits(text, localEdits(operation, text, { issues, languages, sentences: [] }, 'en'));
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
    ['fr', "Au jour d'aujourd'hui, préalablement au repas.", "Aujourd'hui, avant le repas."],
    ['es', 'Con el fin de salir, con anterioridad al día.', 'Para salir, antes del día.'],
  ] as const)('improve puts plain words in %s: %j', (language, text, better) => {
    expect(run('improve', text, language)).toBe(better);
  });

  it('leaves phrases alone that are wordy in another language only', () => {
    expect(run('improve', 'in order to', 'fr')).toBe('in order to');
  });

  it('improve applies what is safe, grammar all errors, and nothing that is a matter of taste', () => {
    const text = 'Teh cat sat on teh mat, prior to tea.';
    const issues = [
      issue(text, 'Teh', { suggestions: ['The'], safe: true }),
      issue(text, 'teh', { suggestions: ['the', 'ten'] }),
      issue(text, 'mat', { suggestions: ['rug'], level: 'style' }),
      issue(text, 'tea', { suggestions: [] }),
    ];
    expect(run('improve', text, 'en', issues)).toBe('The cat sat on teh mat, before tea.');
    expect(run('grammar', text, 'en', issues)).toBe('The cat sat on the mat, prior to tea.');
  });

  it('prefers a fix to plain words at the same place', () => {
    const text = 'We go in order to too.';
    const issues = [issue(text, 'order to too', { suggestions: ['order to'], safe: true })];
    expect(run('improve', text, 'en', issues)).toBe('We go in order to.');
  });

  it('explains each edit', () => {
    const languages = [{ start: 0, end: 8, language: 'en' as const }];
    expect(
      localEdits('improve', 'prior to', { issues: [], languages, sentences: [] }, 'fr'),
    ).toEqual([
      {
        start: 0,
        end: 8,
        replacement: 'before',
        category: 'style',
        explanation: 'Dit la même chose plus simplement.',
      },
    ]);
  });

  it('knows which operations need no model', () => {
    expect(isLocalOperation('improve')).toBe(true);
    expect(isLocalOperation('summarize')).toBe(true);
    expect(isLocalOperation('translate')).toBe(false);
  });
});
