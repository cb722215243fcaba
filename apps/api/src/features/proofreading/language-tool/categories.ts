import type { Category } from '@tercet/proofreading-core';
import type { Localized } from '@tercet/contracts';

interface ToolCategory {
  /** LanguageTool's id of the category. */
  readonly id: string;
  /** LanguageTool's kind of issue, after the ITS 2.0 standard. */
  readonly issueType: string;
  readonly typeName: 'UnknownWord' | 'Hint' | 'Other';
  readonly name: Localized;
}

/** Our categories in the terms of the protocol. */
export const TOOL_CATEGORIES: Readonly<Record<Category, ToolCategory>> = {
  spelling: {
    id: 'TYPOS',
    issueType: 'misspelling',
    typeName: 'UnknownWord',
    name: { en: 'Spelling', fr: 'Orthographe', es: 'Ortografía' },
  },
  agreement: {
    id: 'GRAMMAR',
    issueType: 'grammar',
    typeName: 'Other',
    name: { en: 'Agreement', fr: 'Accord', es: 'Concordancia' },
  },
  verb: {
    id: 'GRAMMAR',
    issueType: 'grammar',
    typeName: 'Other',
    name: { en: 'Verb form', fr: 'Forme verbale', es: 'Forma verbal' },
  },
  confusion: {
    id: 'CONFUSED_WORDS',
    issueType: 'misspelling',
    typeName: 'Other',
    name: { en: 'Confused words', fr: 'Mots confondus', es: 'Palabras confundidas' },
  },
  grammar: {
    id: 'GRAMMAR',
    issueType: 'grammar',
    typeName: 'Other',
    name: { en: 'Grammar', fr: 'Grammaire', es: 'Gramática' },
  },
  punctuation: {
    id: 'PUNCTUATION',
    issueType: 'typographical',
    typeName: 'Other',
    name: { en: 'Punctuation', fr: 'Ponctuation', es: 'Puntuación' },
  },
  capitalization: {
    id: 'CASING',
    issueType: 'typographical',
    typeName: 'Other',
    name: { en: 'Capitalization', fr: 'Majuscules', es: 'Mayúsculas' },
  },
  repetition: {
    id: 'REPETITIONS',
    issueType: 'duplication',
    typeName: 'Other',
    name: { en: 'Repetition', fr: 'Répétition', es: 'Repetición' },
  },
  typography: {
    id: 'TYPOGRAPHY',
    issueType: 'typographical',
    typeName: 'Other',
    name: { en: 'Typography', fr: 'Typographie', es: 'Tipografía' },
  },
  style: {
    id: 'STYLE',
    issueType: 'style',
    typeName: 'Hint',
    name: { en: 'Style', fr: 'Style', es: 'Estilo' },
  },
};

/** By the protocol's ids, and by our own names in capitals. */
const BY_NAME: ReadonlyMap<string, ReadonlySet<Category>> = (() => {
  const byName = new Map<string, Set<Category>>();
  for (const category of Object.keys(TOOL_CATEGORIES) as Category[]) {
    for (const name of [TOOL_CATEGORIES[category].id, category.toUpperCase()]) {
      byName.set(name, (byName.get(name) ?? new Set()).add(category));
    }
  }
  return byName;
})();

/** Our categories behind an id of the protocol, or behind our own name; none for ids that we do not have. */
export const categoriesOf = (id: string): readonly Category[] => [
  ...(BY_NAME.get(id.toUpperCase()) ?? []),
];
