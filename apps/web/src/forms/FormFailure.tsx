import { Notice } from '@tercet/ui';
import type { ReactNode } from 'react';

export interface FormFailureProps {
  title: string;
  text: string;
  /** Ways out, as links. */
  children?: ReactNode;
}

/** What failed, and the next step. */
export function FormFailure({ title, text, children }: FormFailureProps) {
  return (
    <Notice tone="danger">
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
      {children}
    </Notice>
  );
}
