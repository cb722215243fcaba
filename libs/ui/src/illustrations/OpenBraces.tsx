import { Illustration, type IllustrationProps } from './Illustration';

/** A window for those who write programs. */
export const OpenBraces = (props: IllustrationProps) => (
  <Illustration {...props}>
    <path d="M38 24h84v72H38z" className="fill-surface" />
    <path d="M38 38h84M46 31h.01M53 31h.01M60 31h.01" />
    <path d="M63 49q-9 0-9 8v6q0 6-6 6 6 0 6 6v6q0 8 9 8M97 49q9 0 9 8v6q0 6 6 6-6 0-6 6v6q0 8-9 8" />
    <path d="M71 63h18M71 75h11" className="stroke-brand" />
  </Illustration>
);
