import { useId, type ComponentProps } from 'react';
import { cx } from './cx';
import { fieldClass, FieldFrame, fieldState } from './FieldFrame';

export interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string;
  hint?: string;
  /** What is wrong with the value; marks the field as invalid. */
  error?: string | undefined;
}

/** A field of several lines with its label, hint and error, tied together for assistive technology. */
export function TextArea({ label, hint, error, id, className, ...area }: TextAreaProps) {
  const ownId = useId();
  const frame = { id: id ?? ownId, hint, error };
  return (
    <FieldFrame {...frame} label={label} className={className}>
      <textarea
        rows={6}
        {...area}
        {...fieldState(frame)}
        className={cx(fieldClass(!!error), 'py-2.5')}
      />
    </FieldFrame>
  );
}
