import { cx, Icon, type IconName } from '@tercet/ui';

export interface ChoicesProps<T extends string> {
  legend: string;
  name: string;
  value: T;
  options: readonly { value: T; label: string; icon?: IconName; lang?: string }[];
  onChoose: (value: T) => void;
}

/** One of a few, side by side. */
export function Choices<T extends string>(props: ChoicesProps<T>) {
  const { legend, name, value, options, onChoose } = props;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        {options.map((option) => (
          <label
            key={option.value}
            lang={option.lang}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-2 rounded-md border px-4 text-md transition-colors hover:border-brand',
              'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus',
              option.value === value
                ? 'border-brand bg-brand-soft text-ink'
                : 'border-line-strong bg-surface text-ink-muted',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              className="size-4 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-surface checked:border-[5px] checked:border-brand focus-visible:outline-none forced-colors:appearance-auto"
            />
            {option.icon && <Icon name={option.icon} />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
