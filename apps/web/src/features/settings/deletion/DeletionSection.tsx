import { useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { useRef, useState } from 'react';
import { Section } from '../parts/Section';
import { DeletionDialog } from './DeletionDialog';

export function DeletionSection() {
  const { t } = useTranslation('settings');
  const [isAsking, setIsAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Section name="deletion" intro={t('deletion.intro')}>
      <Button ref={opener} variant="danger" onClick={() => setIsAsking(true)}>
        {t('deletion.open')}
      </Button>
      {isAsking && <DeletionDialog onClose={() => setIsAsking(false)} returnFocusTo={opener} />}
    </Section>
  );
}
