import { Illustration, type IllustrationProps } from './Illustration';
import { Sheet } from './Sheet';

/** What is settled. */
export const SealedSheet = (props: IllustrationProps) => (
  <Illustration {...props}>
    <Sheet />
    <path d="M58 42h44M58 54h36M58 66h24" className="stroke-line-strong" />
    <path d="M100 94l-6 20 14-6 14 6-6-20" className="fill-good-soft stroke-good" />
    <circle cx="108" cy="82" r="18" className="fill-good-soft stroke-good" />
    <path d="M100 82l6 6 11-12" className="stroke-good" />
  </Illustration>
);
