import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon, type IconName } from './Icon';

export type NoticeTone = 'info' | 'good' | 'warn' | 'danger';

const TONES: Readonly<Record<NoticeTone, { look: string; icon: IconName }>> = {
  info: { look: 'border-brand bg-brand-soft text-ink', icon: 'info' },
  good: { look: 'border-good bg-good-soft text-good', icon: 'check' },
  warn: { look: 'border-warn bg-warn-soft text-warn', icon: 'warning' },
  danger: { look: 'border-danger bg-danger-soft text-danger', icon: 'warning' },
};

export interface NoticeProps {
  tone?: NoticeTone;
  children: ReactNode;
  /** What the person can do about it: a button or a link. */
  action?: ReactNode;
  className?: string;
}

/** A message in the page. `danger` and `warn` are announced at once, the others when the reader pauses. */
export function Notice({ tone = 'info', children, action, className }: NoticeProps) {
  const { look, icon } = TONES[tone];
  return (
    <div
      role={tone === 'danger' || tone === 'warn' ? 'alert' : 'status'}
      className={cx(
        'flex flex-wrap items-start gap-3 rounded-md border-l-2 px-4 py-3 text-md',
        look,
        className,
      )}
    >
      {/* Where the text would have no room beside the action, the action goes below it. */}
      <div className="flex min-w-0 flex-[1_1_12rem] items-start gap-3">
        <span className="mt-0.5">
          <Icon name={icon} />
        </span>
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      {action && <div className="ml-auto">{action}</div>}
    </div>
  );
}
