import { Illustration, type IllustrationProps } from './Illustration';

/** A card that was not charged. */
export const UnusedCard = (props: IllustrationProps) => (
  <Illustration {...props}>
    <path d="M30 36h92v58H30z" className="fill-surface" />
    <path d="M30 50h92v10H30z" className="fill-sunken" />
    <path d="M40 80h22M40 72h.01" className="stroke-line-strong" />
    <circle cx="120" cy="88" r="18" className="fill-surface" />
    <path d="M113 88h13M118 82l-6 6 6 6" className="stroke-brand" />
  </Illustration>
);
