import { Icon } from '@tercet/ui';

export interface Question {
  readonly title: string;
  readonly text: string;
}

/** Questions, each of which opens to its answer. */
export const QuestionList = ({ questions }: { questions: readonly Question[] }) => (
  <div className="mt-4 border-t border-line">
    {questions.map(({ title, text }) => (
      <details key={title} className="group border-b border-line">
        <summary className="flex min-h-11 cursor-pointer items-start justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
          {title}
          <span className="mt-0.5 flex text-ink-muted transition-transform group-open:rotate-180 print:hidden">
            <Icon name="chevronDown" />
          </span>
        </summary>
        <p className="max-w-[64ch] pb-4 text-md text-ink-muted">{text}</p>
      </details>
    ))}
  </div>
);
