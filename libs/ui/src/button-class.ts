import { cx } from './cx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border-line-strong bg-surface text-ink hover:border-brand hover:text-brand-strong',
  danger: 'border-danger bg-surface text-danger hover:bg-danger-soft',
  quiet: 'border-transparent text-ink-muted hover:bg-brand-soft hover:text-ink',
};
const SIZES: Readonly<Record<ButtonSize, string>> = {
  sm: 'min-h-8 px-3 text-sm',
  md: 'min-h-10 px-4 text-md',
  lg: 'min-h-12 px-6 text-base',
};

/** The look of a button, for links that act like one. */
export function buttonClass(
  variant: ButtonVariant = 'secondary',
  size: ButtonSize = 'md',
  className?: string,
): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-md border py-1 text-center font-medium no-underline',
    'transition-colors disabled:cursor-not-allowed disabled:opacity-55',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    VARIANTS[variant],
    SIZES[size],
    className,
  );
}
