import type { ReactNode } from 'react';
import { QuestionList, type Question } from '../../../layout/QuestionList';

export interface QuestionsProps {
  heading: string;
  questions: readonly Question[];
  /** Where more is said. */
  children?: ReactNode;
}

/** What people ask, beside its heading where there is room. */
export function Questions({ heading, questions, children }: QuestionsProps) {
  return (
    <section aria-labelledby="faq" className="border-t border-line">
      <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-6 px-5 py-16 sm:py-24 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <h2 id="faq" className="scroll-mt-24 font-serif text-section">
            {heading}
          </h2>
          {children && <div className="mt-4 flex flex-col items-start gap-2">{children}</div>}
        </div>
        <QuestionList questions={questions} />
      </div>
    </section>
  );
}
