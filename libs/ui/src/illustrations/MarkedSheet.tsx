import { Illustration, type IllustrationProps } from './Illustration';
import { Sheet } from './Sheet';

/** Three lines, each with a mark of another kind. */
export const MarkedSheet = (props: IllustrationProps) => (
  <Illustration {...props}>
    <Sheet />
    <path d="M58 42h30M58 62h44M58 82h36" />
    <path d="M58 49q2-4 4 0t4 0 4 0 4 0" className="stroke-issue-spelling" />
    <path d="M80 69q2-4 4 0t4 0 4 0 4 0 4 0" className="stroke-issue-grammar" />
    <path d="M66 89q2-4 4 0t4 0 4 0 4 0" className="stroke-issue-style" />
  </Illustration>
);
