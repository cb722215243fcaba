import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from './cx';
import { fieldClass, FieldFrame, fieldState } from './FieldFrame';

export interface FieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string;
  /** What is wrong with the value; marks the field as invalid. */
  error?: string | undefined;
  /** A control at the end of the field, such as one that shows a password. */
  trailing?: ReactNode;
}

/** A text field with its label, hint and error, tied together for assistive technology. */
export function Field({ label, hint, error, trailing, id, className, ...input }: FieldProps) {
  const ownId = useId();
  const frame = { id: id ?? ownId, hint, error };
  return (
    <FieldFrame {...frame} label={label} className={className}>
      <div className="relative">
        <input
          {...input}
          {...fieldState(frame)}
          className={cx(fieldClass(!!error), trailing ? 'pr-12' : undefined)}
        />
        {trailing && (
          <div className="absolute inset-y-0 right-0.5 flex items-center">{trailing}</div>
        )}
      </div>
    </FieldFrame>
  );
}
