import { useArrival } from './use-arrival';

/** Names what has just come, and takes the focus where nobody is busy elsewhere. */
export function ArrivedHeading({ title }: { title: string }) {
  const heading = useArrival(title);
  return (
    <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
      {title}
    </h2>
  );
}
