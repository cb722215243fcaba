import { PAGE_PATHS } from '@tercet/contracts';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { Link } from 'react-router-dom';
import { FormFailure } from '../../../forms/FormFailure';
import { TEXT_LINK } from '../../../layout/text-link';
import { Section } from '../parts/Section';
import { useExport } from './use-export';

export function DataSection() {
  const { t } = useTranslation('settings');
  const say = useErrorMessage();
  const { isBusy, failure, start: exportData } = useExport();
  return (
    <Section name="data" intro={t('data.intro')}>
      <div className="flex flex-col items-start gap-4">
        {failure && <FormFailure title={t('data.failed')} text={say(failure)} />}
        <Button loading={isBusy} onClick={() => void exportData()}>
          {isBusy ? t('data.exporting') : t('data.export')}
        </Button>
        <p className="text-md">
          {t('data.drafts')}{' '}
          <Link to={PAGE_PATHS.editor} className={TEXT_LINK}>
            {t('data.editor')}
          </Link>
        </p>
        <Link to={PAGE_PATHS.privacy} className={TEXT_LINK}>
          {t('data.privacy')}
        </Link>
      </div>
    </Section>
  );
}
