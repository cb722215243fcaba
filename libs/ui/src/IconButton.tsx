import type { ComponentProps } from 'react';
import { cx } from './cx';
import { Icon, type IconName } from './Icon';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** What the button does, read by screen readers and shown on hover. */
  label: string;
  size?: 'sm' | 'md';
}

/** A button that shows only an icon: at least 32 px square, 40 px by default. */
export function IconButton({
  icon,
  label,
  size = 'md',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={rest.title ?? label}
      className={cx(
        'inline-flex shrink-0 items-center justify-center rounded-md text-ink-muted transition-colors',
        'hover:bg-brand-soft hover:text-ink aria-pressed:bg-brand-soft aria-pressed:text-brand-strong',
        'disabled:cursor-not-allowed disabled:opacity-55',
        'aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
        size === 'sm' ? 'size-8' : 'size-10',
        className,
      )}
    >
      <Icon name={icon} size={size === 'sm' ? 18 : 20} />
    </button>
  );
}
