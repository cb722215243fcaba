import { useTranslation } from '@tercet/i18n/react';
import { SideBySide } from './SideBySide';

export interface BeforeAndAfterProps {
  before: string;
  after: string;
}

/** The text as it was beside the text as it will be. */
export function BeforeAndAfter({ before, after }: BeforeAndAfterProps) {
  const { t } = useTranslation('editor');
  return (
    <SideBySide
      left={{ name: t('assistant.before'), text: before }}
      right={{ name: t('assistant.after'), text: after }}
    />
  );
}
