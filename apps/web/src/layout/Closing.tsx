import { StartActions } from './StartActions';

export interface ClosingProps {
  heading: string;
  text: string;
}

/** The last word of a page, with the way on. */
export const Closing = ({ heading, text }: ClosingProps) => (
  <section aria-labelledby="closing" className="border-t border-line bg-surface">
    <div className="mx-auto flex max-w-6xl flex-col gap-8 px-5 py-20 lg:flex-row lg:items-end lg:justify-between">
      <div>
        <h2 id="closing" className="font-serif text-section">
          {heading}
        </h2>
        <p className="mt-3 text-lg text-ink-muted">{text}</p>
      </div>
      <div className="lg:shrink-0">
        <StartActions />
      </div>
    </div>
  </section>
);
