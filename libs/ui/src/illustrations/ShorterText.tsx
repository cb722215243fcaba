import { Illustration, type IllustrationProps } from './Illustration';

/** A long text, and what becomes of it. */
export const ShorterText = (props: IllustrationProps) => (
  <Illustration {...props}>
    <path d="M16 16h56v88H16z" className="fill-surface" />
    <path
      d="M26 30h36M26 42h30M26 54h36M26 66h34M26 78h36M26 90h20"
      className="stroke-line-strong"
    />
    <path d="M80 60h14M89 54l6 6-6 6" />
    <path d="M102 34h44v52h-44z" className="fill-surface" />
    <path d="M111 50h26M111 60h20M111 70h24" />
    <path
      d="M140 12l2.6 7.4 7.4 2.6-7.4 2.6L140 32l-2.6-7.4L130 22l7.4-2.6z"
      className="fill-brand stroke-brand"
    />
  </Illustration>
);
