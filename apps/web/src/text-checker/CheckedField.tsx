import { useTranslation } from '@tercet/i18n/react';
import type { Locale } from '@tercet/contracts';
import { useEffect, useRef, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';
import { KEPT } from '../forms/typed-fields';
import type { Mark } from './MarkedLine';
import { MarkedText, type MarkedTextProps } from './MarkedText';

export interface CheckedFieldProps extends MarkedTextProps {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Whether it is the person’s own, and no example. */
  isOwn: boolean;
  /** None where nobody knows it. */
  language: Locale | '';
  onWrite: (text: string) => void;
  /** The caret has come to rest there. */
  onCaret: (position: number) => void;
  /** Goes from there to the next mark or the one before, where there is any. */
  onStep: (position: number, direction: 'next' | 'previous') => Mark | undefined;
}

/** Both layers break their lines at the same places. */
const LAYER =
  'col-start-1 row-start-1 px-5 py-5 font-serif text-field whitespace-pre-wrap [overflow-wrap:anywhere] sm:px-8 sm:py-7';

/** A field for text with lines under what was found. It grows with the text up to a height, and then scrolls. */
export function CheckedField(props: CheckedFieldProps) {
  const { field, text, isOwn, language, chosenId, onWrite, onCaret, onStep } = props;
  const { t } = useTranslation('checker');
  const scroller = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = scroller.current;
    const mark = box?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(chosenId ?? '')}"]`);
    if (!box || !mark) return;
    const isSeen =
      mark.offsetTop >= box.scrollTop && mark.offsetTop < box.scrollTop + box.clientHeight - 32;
    if (!isSeen) box.scrollTop = mark.offsetTop - 32;
  }, [chosenId]);

  const tellCaret = (event: SyntheticEvent<HTMLTextAreaElement>) =>
    onCaret(event.currentTarget.selectionStart);

  /** F7 and Shift-F7 as in the editor. */
  const step = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'F7') return;
    event.preventDefault();
    const { currentTarget: area, shiftKey } = event;
    const mark = onStep(area.selectionEnd, shiftKey ? 'previous' : 'next');
    if (mark) area.setSelectionRange(mark.end, mark.end);
  };

  return (
    <div
      ref={scroller}
      className="relative grid max-h-96 min-h-44 overflow-y-auto rounded-t-[calc(var(--radius-lg)-1px)] has-focus-visible:outline-2 has-focus-visible:outline-focus"
    >
      <div aria-hidden="true" className={`${LAYER} text-transparent select-none`}>
        <MarkedText {...props} />
      </div>
      <textarea
        ref={field}
        aria-label={t('label')}
        lang={language}
        value={text}
        {...(isOwn && KEPT)}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={step}
        onSelect={tellCaret}
        // React hears of no caret that a script has placed.
        onFocus={tellCaret}
        className={`${LAYER} z-10 resize-none overflow-hidden bg-transparent text-ink outline-none`}
      />
    </div>
  );
}
