import { useTranslation } from '@tercet/i18n/react';
import type { Locale } from '@tercet/contracts';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { MarkedText, type MarkedTextProps } from './MarkedText';

export interface CheckedFieldProps extends MarkedTextProps {
  language: Locale;
  onWrite: (text: string) => void;
  /** The caret has come to rest there. */
  onCaret: (position: number) => void;
}

/** Both layers break their lines at the same places. */
const LAYER =
  'col-start-1 row-start-1 px-5 py-5 font-serif text-xl leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere] sm:px-8 sm:py-7 sm:text-[1.375rem]';

/** A field for text with lines under what was found. It grows with the text up to a height, and then scrolls. */
export function CheckedField(props: CheckedFieldProps) {
  const { text, language, chosenId, onWrite, onCaret } = props;
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

  return (
    <div
      ref={scroller}
      className="relative grid max-h-96 min-h-44 overflow-y-auto rounded-t-[calc(var(--radius-lg)-1px)] has-focus-visible:outline-2 has-focus-visible:outline-focus"
    >
      <div aria-hidden="true" className={`${LAYER} text-transparent select-none`}>
        <MarkedText {...props} />
      </div>
      <textarea
        aria-label={t('label')}
        lang={language}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event) => onWrite(event.target.value)}
        onSelect={tellCaret}
        // React hears of no caret that a script has placed.
        onFocus={tellCaret}
        className={`${LAYER} z-10 resize-none overflow-hidden bg-transparent text-ink outline-none`}
      />
    </div>
  );
}
