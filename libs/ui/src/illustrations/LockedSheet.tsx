import { Illustration, type IllustrationProps } from './Illustration';
import { Sheet } from './Sheet';

/** What is written belongs to its writer. */
export const LockedSheet = (props: IllustrationProps) => (
  <Illustration {...props}>
    <Sheet />
    <path d="M58 42h44M58 54h28M58 66h18" className="stroke-line-strong" />
    <path d="M95 74v-8a13 13 0 0 1 26 0v8" />
    <path d="M88 74h40v32H88z" className="fill-brand stroke-brand" />
    <path d="M108 87v7" className="stroke-on-brand" strokeWidth="3" />
  </Illustration>
);
