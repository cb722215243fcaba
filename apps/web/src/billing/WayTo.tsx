import { PAGE_PATHS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { buttonClass } from '@tercet/ui';
import { Link } from 'react-router-dom';

const PLACES = {
  editor: [PAGE_PATHS.editor, 'actions.toEditor'],
  plan: [`${PAGE_PATHS.settings}#plan`, 'actions.toSettings'],
  pricing: [PAGE_PATHS.pricing, 'actions.toPricing'],
  support: [PAGE_PATHS.support, 'actions.contact'],
} as const;

export interface WayToProps {
  place: keyof typeof PLACES;
  look: 'primary' | 'secondary' | 'quiet';
}

/** Where a page about paying leads, with the look of a button. */
export function WayTo({ place, look }: WayToProps) {
  const { t } = useTranslation('plans');
  const [to, words] = PLACES[place];
  return (
    <Link to={to} className={buttonClass(look, 'lg')}>
      {t(words)}
    </Link>
  );
}
