import { useLocale, useTranslation } from '@tercet/i18n/react';
import type { DocumentIssue, Span } from '@tercet/proofreading-core';
import { useEffect, useRef, useState } from 'react';
import { kindOf, ofKind, type ShownKind } from '../issues/kinds';
import { CheckedField } from './CheckedField';
import { CheckerBar } from './CheckerBar';
import type { Mark } from './MarkedLine';
import { neighbour } from '../issues/neighbour';
import { movedIssues } from './moved-issues';
import { Outcome } from './Outcome';
import { Start } from './Start';
import { useOwnText, type Typing } from './use-own-text';
import { useLackingWords } from './use-lacking-words';
import { useTextChecker } from './use-text-checker';

export interface CheckerProps {
  /** What stands in the field at first. */
  example: string;
  /** What the checker marks in the example, to be seen before it has come. */
  foreseen?: readonly Mark[];
  /** The kinds to choose from, all together among them; the first is shown. */
  kinds: readonly [ShownKind, ...ShownKind[]];
}

const holds =
  (position: number) =>
  ({ start, end }: Span) =>
    start <= position && position <= end;

/** What is foreseen of a kind and has not been found yet. */
const stillForeseen = (foreseen: readonly Mark[], found: readonly Span[], kind: ShownKind) =>
  foreseen.filter(
    (mark) =>
      (kind === 'all' || mark.kind === kind) &&
      !found.some(({ start, end }) => start < mark.end && mark.start < end),
  );

/** The checker in a page: a text of one’s own, what is wrong in it, and why. No account, and no text leaves the device. */
export function Checker({ example, foreseen = [], kinds }: CheckerProps) {
  const { t } = useTranslation('checker');
  const locale = useLocale();
  const sayLacking = useLackingWords();
  const typing = useRef<Typing>(undefined);
  const own = useOwnText(example, typing);
  // What was kept was checked before.
  const [isOn, setIsOn] = useState(own.isOwn);
  const [kind, setKind] = useState(kinds[0]);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [soughtAt, setSoughtAt] = useState(-1);
  const [isFirstCheck, setIsFirstCheck] = useState(true);
  const panel = useRef<HTMLDivElement>(null);
  const {
    issues: found,
    status,
    isLoading,
    language,
    foreign,
    parts,
    retry,
  } = useTextChecker(own.text, isOn);
  useEffect(() => {
    typing.current = parts;
  }, [parts]);
  const issues = ofKind(found, kind);
  const elsewhere = found.length - issues.length;
  const chosen =
    issues.find(({ id }) => id === chosenId) ?? issues.find(holds(soughtAt)) ?? issues[0];
  if (isFirstCheck && isOn && status !== 'checking' && status !== 'unloaded')
    setIsFirstCheck(false);
  const marks = [
    ...issues.map(({ id, start, end, ...issue }) => ({ id, start, end, kind: kindOf(issue) })),
    // Until all of them have come, beside those that have.
    ...(isFirstCheck ? stillForeseen(movedIssues(foreseen, example, own.text), found, kind) : []),
  ].sort((one, other) => one.start - other.start);

  // Where the focus goes when the button that was pressed is gone.
  const focusPanel = () => panel.current?.focus();
  const choose = (issue: DocumentIssue | undefined) => setChosenId(issue?.id ?? null);
  const accept = (issue: DocumentIssue, suggestion: string) => {
    own.replace(issue.start, issue.end, suggestion);
    choose(issues[issues.indexOf(issue) + 1]);
    focusPanel();
  };
  const showAll = () => {
    setKind('all');
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
    setSoughtAt(-1);
  };
  const visit = (mark: Mark | undefined) => {
    if (!mark) return;
    setIsOn(true);
    // What the checker will make of one that is foreseen has an id of its own.
    if (issues.some(({ id }) => id === mark.id)) setChosenId(mark.id);
    else setSoughtAt(mark.start);
  };
  const lookAt = (position: number) => visit(marks.find(holds(position)));
  const step = (position: number, direction: 'next' | 'previous') => {
    const mark = neighbour(marks, position, direction);
    setIsOn(true);
    visit(mark);
    return mark;
  };

  return (
    <figure
      aria-label={t('name')}
      className="min-w-0 self-start rounded-lg border border-line bg-surface shadow-1"
    >
      <CheckedField
        field={own.field}
        text={own.text}
        isOwn={own.isOwn}
        marks={marks}
        chosenId={chosen?.id}
        language={foreign === 'all' ? '' : (language ?? locale)}
        onWrite={write}
        onCaret={lookAt}
        onStep={step}
      />
      <div
        ref={panel}
        tabIndex={-1}
        role="group"
        aria-label={t('found')}
        className="flex min-h-56 flex-col justify-center border-t border-line bg-sunken/60 px-5 py-5 sm:px-8"
      >
        {!isOn && <Start onStart={start} />}
        {isOn && !parts && (
          <Outcome
            status={status === 'unloaded' ? status : 'loading'}
            hasFound={false}
            onRetry={checkAgain}
          />
        )}
        {isOn && parts && (
          <parts.FindingPanel
            text={own.text}
            issues={issues}
            chosen={chosen}
            status={status}
            isLoading={isLoading}
            isFirstCheck={isFirstCheck}
            foreign={foreign}
            elsewhere={elsewhere}
            onShowAll={showAll}
            onRetry={checkAgain}
            onChoose={choose}
            onAccept={accept}
          />
        )}
        <p role="status" className="sr-only">
          {isOn && !parts && status === 'unloaded' && sayLacking(status, false)}
          {isOn && parts && (
            <parts.Announcement
              status={status}
              isLoading={isLoading}
              isFirstCheck={isFirstCheck}
              foreign={foreign}
              elsewhere={elsewhere}
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
