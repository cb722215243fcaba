import type { Locale, Localized } from '@tercet/contracts';
import { WORDINGS } from '@tercet/proofreading-core/testing';
import { ENGLISH_RULES } from '@tercet/proofreading-en';
import { HARPER_WORDINGS } from '@tercet/proofreading-en/testing';
import { SPANISH_RULES } from '@tercet/proofreading-es';
import { FRENCH_RULES } from '@tercet/proofreading-fr';

const RULES = [...ENGLISH_RULES, ...FRENCH_RULES, ...SPANISH_RULES];

/** What stands between quotation marks: mistakes, their corrections, and words of other languages. */
const QUOTED = /(?<=[“«]\s?)[^\s”»][^”»]*?(?=\s?[”»])/gu;

function* allWords(): Generator<readonly [key: string, words: Partial<Localized>]> {
  for (const { id, message, messages, explanation } of RULES)
    for (const [name, words] of Object.entries({ ...messages, message, explanation }))
      yield [`${id}.${name}`, words];
  for (const [name, { message, explanation }] of Object.entries(WORDINGS)) {
    yield [`${name}.message`, message];
    yield [`${name}.explanation`, explanation];
  }
  for (const [name, { problem, explanation }] of HARPER_WORDINGS) {
    yield [`harper-${name}.problem`, problem];
    yield [`harper-${name}.explanation`, explanation];
  }
}

/** What the checker says of mistakes, by keys: each sentence once, with a name that all languages know in place of each quotation. */
export function ruleWords(locale: Locale): ReadonlyMap<string, string> {
  const byText = new Map<string, string>();
  for (const [key, { [locale]: text }] of allWords())
    if (text !== undefined && !byText.has(text)) byText.set(text, key);
  return new Map([...byText].map(([text, key]) => [key, text.replaceAll(QUOTED, 'Ana')]));
}
