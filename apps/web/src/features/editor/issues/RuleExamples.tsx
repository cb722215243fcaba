import type { Locale } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { useEffect, useState } from 'react';
import type { Examples } from '../checking/example-requests';
import { editWords } from '../improve/edit-words';
import { useEditor } from '../state/editor-context';

/** Few enough to be read at a glance. */
const MOST_EXAMPLES = 3;

/** Examples of the rule behind an issue, where it has some, for who wants to learn. */
export function RuleExamples({ issue }: { issue: DocumentIssue }) {
  const { t } = useTranslation('editor');
  const { checks } = useEditor();
  const [examples, setExamples] = useState<Examples>([]);
  const { ruleId } = issue;

  useEffect(() => {
    let isCurrent = true;
    void checks.examples(ruleId).then((found) => {
      if (isCurrent) setExamples(found.slice(0, MOST_EXAMPLES));
    });
    return () => {
      isCurrent = false;
    };
  }, [checks, ruleId]);

  if (examples.length === 0) return null;
  return (
    <details className="mt-2 text-sm">
      <summary className="w-fit cursor-pointer font-medium text-ink-muted hover:text-ink">
        {t('card.examples')}
      </summary>
      <ul className="mt-1 space-y-1 border-l-2 border-line pl-3">
        {examples.map((example) => (
          <Example
            key={example.before + example.found + example.after}
            example={example}
            language={issue.language}
          />
        ))}
      </ul>
    </details>
  );
}

/** Wrong and right in place for the eye; for who listens, the right sentence and the change in words. */
function Example({ example, language }: { example: Examples[number]; language: Locale }) {
  const { t } = useTranslation('editor');
  const { before, found, fix, after } = example;
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
