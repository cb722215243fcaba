import { Illustration, type IllustrationProps } from './Illustration';

/** A page that is not there, looked for. */
export const LostPage = (props: IllustrationProps) => (
  <Illustration {...props}>
    <path d="M48 14h48l16 16v76H48z" className="fill-paper" strokeDasharray="5 5" />
    <path d="M58 40h20" className="stroke-line-strong" />
    <path d="M58 48q2-4 4 0t4 0 4 0 4 0" className="stroke-issue-spelling" />
    <path d="M114 90l18 18" strokeWidth="4" />
    <circle cx="100" cy="76" r="20" className="fill-surface" />
    <path d="M94 71q0-6 6-6t6 5q0 4-6 6v3M100 85v.01" className="stroke-brand" />
  </Illustration>
);
