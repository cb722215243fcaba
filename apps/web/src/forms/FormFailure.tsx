import { Notice } from '@tercet/ui';

/** What failed, and the next step. */
export function FormFailure({ title, text }: { title: string; text: string }) {
  return (
    <Notice tone="danger">
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
    </Notice>
  );
}
