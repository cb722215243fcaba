import { localesFor, type Claim } from '@tercet/contracts';
import { useFormat, useLocale, useTranslation } from '@tercet/i18n/react';
import { cx } from '@tercet/ui';
import { FORMATS, rowsOf, sampleOf } from './claim-rows';
import { MEASURED } from '../../measured/measured';

/** Narrow screens break “1,424 misspellings” between its words, and figures nowhere. */
const CELL = 'py-2.5 pl-1.5 text-right tabular-nums sm:pl-3';

/** One claim: what it means, and what was measured, beside the other checkers. */
export function ClaimSection({ claim }: { claim: Claim }) {
  const { t } = useTranslation('accuracy');
  const format = useFormat();
  const languages = localesFor(useLocale());
  const id = `claim-${claim}`;
  return (
    <section aria-labelledby={id} className="mt-14">
      <h2 id={id} className="font-serif text-part">
        {t(`claims.${claim}.title`)}
      </h2>
      <p className="mt-3 max-w-[65ch] text-ink-muted">
        {t(`claims.${claim}.text`, { characters: MEASURED.timed.characters })}
      </p>
      <table
        aria-labelledby={id}
        className="mt-5 w-full table-fixed text-sm max-[22rem]:text-xs sm:text-md"
      >
        <thead className="border-b border-line-strong">
          <tr>
            <th scope="col" className="w-[31%] py-2.5 text-left font-medium text-ink-muted">
              {t('checker')}
            </th>
            {languages.map((locale) => (
              <th key={locale} scope="col" className={cx(CELL, 'font-medium text-ink-muted')}>
                {t(`languages.${locale}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rowsOf(claim).map(({ checker, name, figureIn }) => (
            <tr
              key={checker + name}
              className={checker === 'peer' ? 'font-normal' : 'font-semibold'}
            >
              <th
                scope="row"
                className="py-2.5 text-left [font-weight:inherit] max-[22rem]:hyphens-auto max-[22rem]:[overflow-wrap:anywhere]"
              >
                {checker === 'firstMarks' ? t('firstMarks') : name}
              </th>
              {languages.map((locale) => {
                const figure = figureIn(locale);
                return (
                  <td key={locale} className={cx(CELL, 'whitespace-nowrap')}>
                    {figure === undefined ? '–' : format.number(figure, FORMATS[claim])}
                  </td>
                );
              })}
            </tr>
          ))}
          <tr className="text-sm text-ink-muted">
            <th scope="row" className="py-2.5 text-left font-normal">
              {t('sample')}
            </th>
            {languages.map((locale) => (
              <td
                key={locale}
                className={cx(
                  CELL,
                  'text-xs hyphens-auto max-sm:pl-4 [overflow-wrap:anywhere] sm:text-sm',
                )}
              >
                {t(`samples.${claim}`, { count: sampleOf(claim, locale) })}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
