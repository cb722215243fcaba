import { useFormat, useTranslation } from '@tercet/i18n/react';
import { Fragment, type ReactNode } from 'react';
import { MEASURED } from '../../measured/measured';

const COMMAND = 'npm run benchmark -- corpora --corpora DIR';

/** When, on what and with what it was measured, and how anyone can do it again. */
export function HowMeasured() {
  const { t } = useTranslation('accuracy');
  const format = useFormat();
  const { date, machine, versions, isBusy } = MEASURED;
  return (
    <section aria-labelledby="how" className="mt-16 border-t border-line pt-10">
      <h2 id="how" className="font-serif text-part">
        {t('how.heading')}
      </h2>
      <dl className="mt-6 flex flex-col gap-5">
        <Fact name={t('how.date')}>{format.date(`${date}T12:00`)}</Fact>
        <Fact name={t('how.machine')}>
          {machine}
          {isBusy && <p className="mt-1 text-ink-muted">{t('how.busy')}</p>}
        </Fact>
        <Fact name={t('how.versions')}>
          <ul>
            {versions.map((version) => (
              <li key={version}>{version}</li>
            ))}
          </ul>
          <p className="mt-1 text-ink-muted">{t('how.engines')}</p>
        </Fact>
        <Fact name={t('how.texts')}>{t('how.textsText')}</Fact>
        <Fact name={t('how.repeat')}>
          {t('how.repeatText')}
          <code className="mt-2 block rounded-sm bg-sunken px-3 py-2 text-sm">
            {COMMAND.split(' ').map((word, index) => (
              // A line may end after a hyphen, but not within a word of a command.
              <Fragment key={index}>
                <span className="whitespace-nowrap">{word}</span>{' '}
              </Fragment>
            ))}
          </code>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="gap-x-8 sm:grid sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="font-medium text-ink-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
