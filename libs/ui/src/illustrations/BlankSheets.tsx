import { Illustration, type IllustrationProps } from './Illustration';
import { Sheet } from './Sheet';

/** Paper that nobody has written on. */
export const BlankSheets = (props: IllustrationProps) => (
  <Illustration {...props}>
    <path d="M38 22h10v76h46v8H38z" className="fill-sunken" />
    <Sheet at={[48, 8]} />
    <path d="M58 40h12" className="stroke-brand" />
    <path d="M76 74l4-14 40-40 10 10-40 40z" className="fill-brand-soft" />
    <path d="M80 60l10 10M112 28l10 10" />
  </Illustration>
);
