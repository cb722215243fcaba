import { LOCALES, type Locale } from '@tercet/contracts';
import { useLocale, useTranslation } from '@tercet/i18n/react';
import { Button, Icon } from '@tercet/ui';
import { useRef, useState } from 'react';
import { SAMPLE_LINES } from './lines';
import { SampleCard } from './SampleCard';
import { SampleRow } from './SampleRow';

/** The checker in small: three lines with a mark in each, to be tried out without loading the editor. */
export function Sample() {
  const { t } = useTranslation('home');
  const reader = useLocale();
  const [chosen, setChosen] = useState<Locale | null>(null);
  const [corrected, setCorrected] = useState<readonly Locale[]>([]);
  const figure = useRef<HTMLElement>(null);
  const open = LOCALES.filter((locale) => !corrected.includes(locale));
  const shown = [chosen, reader, ...open].find((locale) => locale && open.includes(locale));
  const line = SAMPLE_LINES.find((candidate) => candidate.locale === shown);

  const correct = (locale: Locale) => {
    setCorrected([...corrected, locale]);
    setChosen(null);
    figure.current?.focus();
  };

  return (
    <figure
      ref={figure}
      tabIndex={-1}
      aria-label={t('sample.label')}
      className="self-start rounded-lg border border-line bg-surface shadow-1 focus-visible:outline-none"
    >
      <ol className="px-5 pt-6 pb-2 sm:px-8 sm:pt-8">
        {SAMPLE_LINES.map((candidate) => (
          <SampleRow
            key={candidate.locale}
            line={candidate}
            corrected={corrected.includes(candidate.locale)}
            selected={candidate.locale === shown}
            onSelect={() => setChosen(candidate.locale)}
          />
        ))}
      </ol>
      <div className="flex min-h-44 flex-col justify-center rounded-b-[calc(var(--radius-lg)-1px)] border-t border-line bg-sunken/60 px-5 py-5 sm:min-h-36 sm:px-8">
        {line ? (
          <SampleCard line={line} onAccept={() => correct(line.locale)} />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="flex items-center gap-2 font-medium text-good">
              <Icon name="check" />
              {t('sample.done')}
            </p>
            <Button variant="quiet" onClick={() => setCorrected([])}>
              <Icon name="undo" />
              {t('sample.again')}
            </Button>
          </div>
        )}
      </div>
    </figure>
  );
}
