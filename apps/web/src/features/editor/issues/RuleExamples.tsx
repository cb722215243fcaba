import type { Locale } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { useEffect, useState } from 'react';
import type { Examples } from '../../../checking/example-requests';
import { Disclosure } from '../../../layout/Disclosure';
import { editWords } from '../assistant/review/edit-words';
import { useEditor } from '../state/editor-context';

/** Few enough to be read at a glance. */
const MOST_EXAMPLES = 3;

const isRight = ({ found, fix }: Examples[number]): boolean => found === '' && fix === '';

/** Wrong sentences with the words of the issue first, then those with its suggestion: a rule may mend both `there` and `their`. */
function nearest(examples: Examples, text: string, suggestion: string | undefined): Examples {
  const same = (a: string, b = '') => a.toLowerCase() === b.toLowerCase();
  const distance = ({ found, fix }: Examples[number]) =>
    same(found, text) ? 0 : same(fix, suggestion) ? 1 : 2;
  return examples.toSorted((a, b) => distance(a) - distance(b)).slice(0, MOST_EXAMPLES);
}

export interface RuleExamplesProps {
  issue: DocumentIssue;
  /** The words that the issue is about. */
  text: string;
}

/** Examples of the rule behind an issue, where it has some, for who wants to learn. */
export function RuleExamples({ issue, text }: RuleExamplesProps) {
  const { t } = useTranslation('editor');
  const { checks } = useEditor();
  const [examples, setExamples] = useState<Examples>([]);
  const { ruleId, language } = issue;

  useEffect(() => {
    let isCurrent = true;
    void checks.examples(ruleId).then((found) => {
      if (isCurrent) setExamples(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [checks, ruleId]);

  if (examples.length === 0) return null;
  const wrong = examples.filter((example) => !isRight(example));
  const right = examples.filter(isRight).slice(0, MOST_EXAMPLES);
  return (
    <div className="mt-2">
      <Disclosure summary={t('card.examples')}>
        <ExampleList examples={nearest(wrong, text, issue.suggestions[0])} language={language} />
        {right.length > 0 && (
          <>
            <p className="mt-2 text-ink-muted">{t('card.rightExamples')}</p>
            <ExampleList examples={right} language={language} />
          </>
        )}
      </Disclosure>
    </div>
  );
}

function ExampleList({ examples, language }: { examples: Examples; language: Locale }) {
  return (
    <ul className="mt-1 space-y-1 border-l-2 border-line pl-3">
      {examples.map((example) => (
        <Example
          key={example.before + example.found + example.after}
          example={example}
          language={language}
        />
      ))}
    </ul>
  );
}

/** Wrong and right in place for the eye; for who listens, the right sentence and the change in words. */
function Example({ example, language }: { example: Examples[number]; language: Locale }) {
  const { t } = useTranslation('editor');
  const { before, found, fix, after } = example;
  if (isRight(example)) return <li lang={language}>{before}</li>;
  return (
    <li>
      <span lang={language} aria-hidden>
        {before}
        {found && <del className="text-ink-muted">{found}</del>}
        {found && fix && ' '}
        {fix && <ins className="bg-good-soft text-ink no-underline">{fix}</ins>}
        {after}
      </span>
      <span className="sr-only">
        <span lang={language}>{before + fix + after}</span>
        {` (${editWords(t, { removed: found, added: fix })})`}
      </span>
    </li>
  );
}
