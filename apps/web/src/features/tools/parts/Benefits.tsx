import type { Point } from './Steps';

/** What one has of it, side by side. */
export const Benefits = ({ benefits }: { benefits: readonly Point[] }) => (
  <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
    {benefits.map(({ title, text }) => (
      <li key={title} className="border-t-2 border-ink pt-5">
        <h3 className="font-serif text-card">{title}</h3>
        <p className="mt-3 max-w-[54ch] text-ink-muted">{text}</p>
      </li>
    ))}
  </ul>
);
