import { useTranslation } from '@tercet/i18n/react';
import { IconButton } from '@tercet/ui';

export interface VersionSwitchProps {
  shown: number;
  total: number;
  onShow: (version: number) => void;
}

/** Leads from one answer to the next, where there are several to the same. */
export function VersionSwitch({ shown, total, onShow }: VersionSwitchProps) {
  const { t } = useTranslation('editor');
  return (
    <div className="flex items-center gap-1 text-sm text-ink-muted">
      <IconButton
        icon="chevronLeft"
        label={t('assistant.previousVersion')}
        disabled={shown === 0}
        onClick={() => onShow(shown - 1)}
      />
      <span role="status">{t('assistant.version', { number: shown + 1, total })}</span>
      <IconButton
        icon="chevronRight"
        label={t('assistant.nextVersion')}
        disabled={shown === total - 1}
        onClick={() => onShow(shown + 1)}
      />
    </div>
  );
}
