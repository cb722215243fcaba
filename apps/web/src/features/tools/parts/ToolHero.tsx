import type { ReactNode } from 'react';
import { StartActions } from '../../../layout/StartActions';

export interface ToolHeroProps {
  heading: string;
  intro: string;
  note: string;
  /** The tool itself. On phones it stands before the way to an account. */
  children: ReactNode;
}

export function ToolHero({ heading, intro, note, children }: ToolHeroProps) {
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 px-5 pt-12 pb-16 sm:pt-20 sm:pb-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
      <div>
        <h1 className="font-serif text-display-sm">{heading}</h1>
        <p className="mt-6 max-w-[46ch] text-lg leading-relaxed text-ink-muted">{intro}</p>
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-2">{children}</div>
      <div>
        <StartActions />
        <p className="mt-4 max-w-[46ch] text-sm text-ink-muted">{note}</p>
      </div>
    </div>
  );
}
