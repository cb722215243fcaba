import { useTranslation } from '@tercet/i18n/react';
import { Badge, Icon, MenuItem } from '@tercet/ui';
import { useSession } from '../../../session/session';
import { EXPORT_FORMATS } from './export-formats';
import { useExportText } from './use-export-text';

/** The kinds of files that the text can be downloaded as, in a menu. Those that the plan lacks say so. */
export function ExportItems({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation(['documents', 'common']);
  const { user } = useSession();
  const exportText = useExportText();
  return EXPORT_FORMATS.map((format) => (
    <MenuItem key={format.extension} onSelect={() => void exportText(format)} disabled={disabled}>
      <Icon name="download" size={18} />
      {t(`documents:export.${format.extension}`)}
      {format.isPremium && !user?.isPremium && (
        <span className="ml-auto pl-2">
          <Badge>{t('common:plan.premium')}</Badge>
        </span>
      )}
    </MenuItem>
  ));
}
