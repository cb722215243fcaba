import { useTranslation } from '@tercet/i18n/react';
import { Icon } from '@tercet/ui';
import { isLacking } from '../../../checking/check-status';
import { useEditor } from '../state/editor-context';
import { useDeferredStore } from '../state/use-store';
import { useIsOnline } from '../../../offline/use-is-online';

/** Says that the connection is missing and that checks go on. Where they do not, what is said of them names the cause. */
export function OfflineSign() {
  const { t } = useTranslation('editor');
  const { checks } = useEditor();
  const isOnline = useIsOnline();
  const status = useDeferredStore(checks.state, (state) => state.status);
  return (
    // Always there, as screen readers speak only of what changes in it.
    <span role="status" className="text-ink empty:absolute">
      {!isOnline && !isLacking(status) && (
        <span title={t('status.goesOn')} className="flex items-center gap-2">
          <Icon name="offline" size={16} />
          <span className="max-[24rem]:sr-only">
            {t('status.offlineShort')}
            <span className="max-2xl:sr-only"> · {t('status.goesOn')}</span>
          </span>
        </span>
      )}
    </span>
  );
}
