import { useTranslation } from '@tercet/i18n/react';
import { cx, Icon } from '@tercet/ui';
import { useRef, type KeyboardEvent } from 'react';
import { useArrows } from './use-arrows';
import { editWords, type EditPart } from './edit-words';
import { reviewParts, type Review } from './review-model';

export interface ReviewDiffProps {
  review: Review;
  onToggle: (index: number, accepted: boolean) => void;
}

/** The text with its changes in place; each change is a button that takes it or leaves it. */
export function ReviewDiff({ review, onToggle }: ReviewDiffProps) {
  const { t } = useTranslation('editor');
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = useArrows(group);
  return (
    <div
      ref={group}
      onKeyDown={onKeyDown}
      role="group"
      aria-label={t('assistant.reviewLabel')}
      className="font-serif leading-[1.9] whitespace-pre-wrap [overflow-wrap:anywhere]"
    >
      {reviewParts(review).map((part) =>
        part.kind === 'same' ? (
          part.text
        ) : (
          <EditButton key={part.index} part={part} onToggle={onToggle} />
        ),
      )}
    </div>
  );
}

/** The checker underlines; the sparkle is the assistant's everywhere. A tick would say that a change is taken. */
const FINDERS = { CHECKER: 'underline', MODEL: 'sparkle' } as const;

interface EditButtonProps {
  part: EditPart;
  onToggle: ReviewDiffProps['onToggle'];
}

function EditButton({ part, onToggle }: EditButtonProps) {
  const { t } = useTranslation('editor');
  const { removed, added, accepted, explanation, affects, source } = part;
  const remarks = [
    ...(affects ? [t(`assistant.affects.${affects}`)] : []),
    ...(source ? [t(`assistant.foundBy.${source}`)] : []),
  ].join(' ');
  const toggle = () => onToggle(part.index, !accepted);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    toggle();
  };
  // Not a <button>: browsers lay those out as one block, and a change has to flow over lines as text does.
  return (
    <span
      role="button"
      tabIndex={0}
      aria-label={editWords(t, part)}
      aria-description={remarks || undefined}
      aria-pressed={accepted}
      title={[explanation, remarks].filter(Boolean).join(' ') || undefined}
      onClick={toggle}
      onKeyDown={onKeyDown}
      className="cursor-pointer rounded-sm"
    >
      {affects && (
        <span className="mr-0.5 inline-block align-[-0.2em] text-warn">
          <Icon name="warning" size={16} />
        </span>
      )}
      {source && (
        <span className="mr-0.5 inline-block align-[-0.15em] text-ink-muted">
          <Icon name={FINDERS[source]} size={14} />
        </span>
      )}
      <Changed text={removed} as="del" accepted={accepted} />
      {removed !== '' && added !== '' && ' '}
      <Changed text={added} as="ins" accepted={accepted} />
    </span>
  );
}

/** Struck through is what is not in the text as it stands now: the colours only say the same once more. */
const LOOKS = {
  accepted: {
    del: 'border-danger bg-danger-soft text-danger line-through',
    ins: 'border-good bg-good-soft text-ink no-underline',
  },
  rejected: {
    del: 'border-line-strong bg-sunken text-ink no-underline',
    ins: 'border-line-strong bg-sunken text-ink-muted line-through',
  },
} as const;

interface ChangedProps {
  text: string;
  as: 'del' | 'ins';
  accepted: boolean;
}

function Changed({ text, as: Tag, accepted }: ChangedProps) {
  if (text === '') return null;
  const visible = text.replaceAll('\n', '¶\n');
  return (
    <Tag
      className={cx(
        'rounded-[3px] border-b-2 px-0.5 [box-decoration-break:clone]',
        LOOKS[accepted ? 'accepted' : 'rejected'][Tag],
      )}
    >
      {visible.trim() === '' ? visible.replaceAll(' ', '␣') : visible}
    </Tag>
  );
}
