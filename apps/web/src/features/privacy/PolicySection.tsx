import { FORMER_ADDRESS_DAYS, PAGE_PATHS, PENDING_ADDRESS_DAYS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { Link } from 'react-router-dom';
import { TEXT_LINK } from '../../layout/text-link';
import { SECTIONS, type SectionId } from './sections';

/** How long something is kept, for the sentences that say so. */
const TERMS = { formerDays: FORMER_ADDRESS_DAYS, pendingDays: PENDING_ADDRESS_DAYS };

export function PolicySection({ id }: { id: SectionId }) {
  const { t } = useTranslation('privacy');
  const { lead, points = [], rest = [], places = [] } = SECTIONS[id];
  return (
    <section aria-labelledby={id} className="mt-12 border-t border-line pt-8">
      <h2 id={id} className="scroll-mt-24 font-serif text-part">
        {t(`headings.${id}`)}
      </h2>
      <div className="mt-4 flex max-w-[64ch] flex-col gap-3">
        {lead.map((paragraph) => (
          <p key={paragraph}>{t(`paragraphs.${paragraph}`)}</p>
        ))}
        {points.length > 0 && (
          <ul className="flex list-disc flex-col gap-1.5 pl-5">
            {points.map((point) => (
              <li key={point}>{t(`points.${point}`, TERMS)}</li>
            ))}
          </ul>
        )}
        {rest.map((paragraph) => (
          <p key={paragraph}>{t(`paragraphs.${paragraph}`)}</p>
        ))}
        {places.map((place) => (
          <p key={place}>
            <Link to={PAGE_PATHS[place]} className={TEXT_LINK}>
              {t(`places.${place}`)}
            </Link>
          </p>
        ))}
      </div>
    </section>
  );
}
