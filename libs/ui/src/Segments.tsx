import { cx } from './cx';

export interface SegmentsProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: string; disabled?: boolean }[];
}

/** A few choices side by side of which one holds. */
export function Segments<T extends string>({ label, value, onChange, options }: SegmentsProps<T>) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          disabled={option.disabled}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={cx(
            'min-h-9 rounded-md border px-3 py-1 text-sm transition-colors disabled:opacity-55',
            option.value === value
              ? 'border-brand bg-brand-soft text-ink'
              : 'border-line text-ink-muted hover:bg-sunken hover:text-ink',
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
