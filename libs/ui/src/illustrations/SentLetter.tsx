import { Illustration, type IllustrationProps } from './Illustration';

/** A message on its way. */
export const SentLetter = (props: IllustrationProps) => (
  <Illustration {...props}>
    <path
      d="M20 100q22 6 34-8t-4-20-12 10 30 2"
      strokeDasharray="4 5"
      className="stroke-line-strong"
    />
    <path d="M58 58l82-38-28 70-22-18z" className="fill-surface" />
    <path d="M140 20L90 72l-2 24 12-16" className="fill-sunken" />
    <path d="M58 58l32 14 50-52" />
  </Illustration>
);
