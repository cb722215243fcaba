import { useTranslation } from '@tercet/i18n/react';
import { Button, Notice } from '@tercet/ui';

/** In the place of a part of a page that could not be fetched: the rest of the page stays readable. */
export function PartLost({ title }: { title?: string }) {
  const { t } = useTranslation(['common', 'errors']);
  // The part may have another name by now, which only a page fetched anew knows.
  const reload = (
    <Button size="sm" onClick={() => location.reload()}>
      {t('common:actions.reload')}
    </Button>
  );
  return (
    <Notice tone="danger" action={reload}>
      {title && <p className="font-semibold">{title}</p>}
      <p>{t('errors:codes.NETWORK')}</p>
    </Notice>
  );
}
