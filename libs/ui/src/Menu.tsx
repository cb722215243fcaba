import { DropdownMenu as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx';
import { Icon } from './Icon';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
}

const ITEM = cx(
  'flex min-h-9 cursor-default items-center gap-2 rounded-sm px-2.5 py-1.5 text-md -outline-offset-2 select-none',
  'data-[highlighted]:bg-brand-soft data-[highlighted]:text-ink data-[disabled]:opacity-55',
);

/** What an action has given the focus to keeps it; else it goes back to the button. */
function leaveFocusElsewhere(event: Event) {
  if (document.activeElement !== document.body) event.preventDefault();
}

/** A menu of actions or choices, with arrow keys and type-ahead. */
export function Menu({ trigger, children, align = 'start' }: MenuProps) {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={leaveFocusElsewhere}
          className="z-dialog max-h-[70dvh] max-w-[calc(100vw-1rem)] min-w-44 overflow-y-auto rounded-md border border-line bg-surface p-1 text-ink shadow-2 print:hidden"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export interface MenuItemProps {
  onSelect: () => void;
  disabled?: boolean;
  children: ReactNode;
}

export function MenuItem({ onSelect, disabled = false, children }: MenuItemProps) {
  return (
    <Primitive.Item onSelect={onSelect} disabled={disabled} className={ITEM}>
      {children}
    </Primitive.Item>
  );
}

export interface MenuChoicesProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: string }[];
}

/** A group of which one is chosen. */
export function MenuChoices<T extends string>({
  label,
  value,
  onChange,
  options,
}: MenuChoicesProps<T>) {
  return (
    <Primitive.RadioGroup
      value={value}
      onValueChange={(next) => {
        const option = options.find((candidate) => candidate.value === next);
        if (option) onChange(option.value);
      }}
    >
      <Primitive.Label className="px-2.5 py-1.5 text-xs font-semibold text-ink-muted">
        {label}
      </Primitive.Label>
      {options.map((option) => (
        <Primitive.RadioItem key={option.value} value={option.value} className={cx(ITEM, 'pl-8')}>
          <Primitive.ItemIndicator className="-ml-6 w-4">
            <Icon name="check" size={16} />
          </Primitive.ItemIndicator>
          {option.label}
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  );
}

export function MenuSeparator() {
  return <Primitive.Separator className="my-1 h-px bg-line" />;
}
