import { PAGE_PATHS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { Link } from 'react-router-dom';
import { TEXT_LINK } from '../../layout/text-link';
import { SupportSection } from './SupportSection';

const LINKS = {
  password: PAGE_PATHS.forgotPassword,
  plan: `${PAGE_PATHS.settings}#plan`,
  pricing: PAGE_PATHS.pricing,
  privacy: PAGE_PATHS.privacy,
  accuracy: PAGE_PATHS.accuracy,
} as const;
const NAMES = Object.keys(LINKS) as (keyof typeof LINKS)[];

/** Where most who come here want to go. */
export function QuickHelp() {
  const { t } = useTranslation('support');
  return (
    <SupportSection id="quick">
      <ul className="mt-3 gap-x-10 sm:columns-2">
        {NAMES.map((name) => (
          <li key={name}>
            <Link to={LINKS[name]} className={`inline-flex min-h-8 items-center ${TEXT_LINK}`}>
              {t(`quick.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </SupportSection>
  );
}
