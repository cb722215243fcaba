export interface Point {
  readonly title: string;
  readonly text: string;
}

/** How it goes, one after the other. */
export const Steps = ({ steps }: { steps: readonly Point[] }) => (
  <ol className="grid gap-x-12 gap-y-10 lg:grid-cols-3">
    {steps.map(({ title, text }, index) => (
      <li key={title} className="border-l-2 border-brand pl-6">
        <span aria-hidden="true" className="font-serif text-lg text-brand">
          {index + 1}
        </span>
        <h3 className="mt-1 font-serif text-step">{title}</h3>
        <p className="mt-2 max-w-[46ch] text-ink-muted">{text}</p>
      </li>
    ))}
  </ol>
);
