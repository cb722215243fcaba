import { useLocale, useTranslation } from '@tercet/i18n/react';
import type { DocumentIssue, Span } from '@tercet/proofreading-core';
import { useRef, useState } from 'react';
import { kindOf, ofKind, type ShownKind } from '../issues/kinds';
import { CheckedField } from './CheckedField';
import { CheckerBar } from './CheckerBar';
import { FindingPanel } from './FindingPanel';
import type { Mark } from './MarkedText';
import { movedIssues } from './moved-issues';
import { Announcement } from './Announcement';
import { Start } from './Start';
import { useOwnText } from './use-own-text';
import { useTextChecker } from './use-text-checker';

export interface CheckerProps {
  /** What stands in the field at first. */
  example: string;
  /** What the checker marks in the example, to be seen before it has come. */
  foreseen?: readonly Mark[];
  /** The kinds to choose from; the first is shown. With a single one there is nothing to choose. */
  kinds: readonly [ShownKind, ...ShownKind[]];
}

const holds =
  (position: number) =>
  ({ start, end }: Span) =>
    start <= position && position <= end;

/** The checker in a page: a text of one’s own, what is wrong in it, and why. No account, and no text leaves the device. */
export function Checker({ example, foreseen = [], kinds }: CheckerProps) {
  const { t } = useTranslation('checker');
  const locale = useLocale();
  const own = useOwnText(example);
  const [isOn, setIsOn] = useState(false);
  const [kind, setKind] = useState(kinds[0]);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [soughtAt, setSoughtAt] = useState(-1);
  const panel = useRef<HTMLDivElement>(null);
  const { issues: found, status, language, Finding, retry } = useTextChecker(own.text, isOn);
  const issues = ofKind(found, kind);
  const chosen =
    issues.find(({ id }) => id === chosenId) ?? issues.find(holds(soughtAt)) ?? issues[0];
  const isForeseen = issues.length === 0 && status === 'checking';
  const marks = isForeseen
    ? movedIssues(foreseen, example, own.text)
    : issues.map(({ id, start, end, ...issue }) => ({ id, start, end, kind: kindOf(issue) }));

  // Where the focus goes when the button that was pressed is gone.
  const focusPanel = () => panel.current?.focus();
  const choose = (issue: DocumentIssue | undefined) => setChosenId(issue?.id ?? null);
  const accept = (issue: DocumentIssue, suggestion: string) => {
    own.replace(issue.start, issue.end, suggestion);
    choose(issues[issues.indexOf(issue) + 1]);
    focusPanel();
  };
  const start = () => {
    setIsOn(true);
    focusPanel();
  };
  const checkAgain = () => {
    retry();
    focusPanel();
  };
  const write = (text: string) => {
    own.write(text);
    setIsOn(true);
  };
  const lookAt = (position: number) => {
    const mark = marks.find(holds(position));
    if (!mark) return;
    setIsOn(true);
    // What the checker will make of it has an id of its own.
    if (isForeseen) setSoughtAt(mark.start);
    else setChosenId(mark.id);
  };

  return (
    <figure
      aria-label={t('name')}
      className="min-w-0 self-start rounded-lg border border-line bg-surface shadow-1"
    >
      <CheckedField
        text={own.text}
        marks={marks}
        chosenId={chosen?.id}
        language={language ?? locale}
        onWrite={write}
        onCaret={lookAt}
      />
      <div
        ref={panel}
        tabIndex={-1}
        role="group"
        aria-label={t('found')}
        className="flex min-h-56 flex-col justify-center border-t border-line bg-sunken/60 px-5 py-5 sm:px-8"
      >
        {isOn ? (
          <FindingPanel
            Finding={Finding}
            text={own.text}
            issues={issues}
            chosen={chosen}
            status={status}
            onRetry={checkAgain}
            onChoose={choose}
            onAccept={accept}
          />
        ) : (
          <Start onStart={start} />
        )}
        <p role="status" className="sr-only">
          {isOn && (
            <Announcement
              status={status}
              issues={issues}
              visited={issues.find(({ id }) => id === chosenId)}
            />
          )}
        </p>
      </div>
      <CheckerBar kinds={kinds} shown={kind} onChoose={setKind} own={own} onGone={focusPanel} />
    </figure>
  );
}
