import { Illustration, type IllustrationProps } from './Illustration';
import { Sheet } from './Sheet';

/** Drafts one on the other, and the time that they go back. */
export const KeptDrafts = (props: IllustrationProps) => (
  <Illustration {...props}>
    <path d="M38 22h10v76h46v8H38z" className="fill-sunken" />
    <Sheet at={[48, 8]} />
    <path d="M58 36h30M58 48h44M58 60h20" className="stroke-line-strong" />
    <circle cx="110" cy="86" r="20" className="fill-surface" />
    <path d="M110 74v12l8 5" className="stroke-brand" />
  </Illustration>
);
