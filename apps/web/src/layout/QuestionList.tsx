export interface Question {
  readonly title: string;
  readonly text: string;
}

/** Questions, each of which opens to its answer. */
export const QuestionList = ({ questions }: { questions: readonly Question[] }) => (
  <div className="mt-4 border-t border-line">
    {questions.map(({ title, text }) => (
      <details key={title} className="border-b border-line">
        <summary className="min-h-11 cursor-pointer py-3 font-medium">{title}</summary>
        <p className="max-w-[64ch] pb-4 text-md text-ink-muted">{text}</p>
      </details>
    ))}
  </div>
);
