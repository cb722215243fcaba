import { useTranslation } from '@tercet/i18n/react';
import { Button, Icon } from '@tercet/ui';
import { useEditor } from '../state/editor-context';
import { useDeferredStore } from '../state/use-store';
import { safeIssues } from './fix-all';
import { useIssueActions } from './use-issue-actions';

/** Applies everything that leaves no doubt, as one step. */
export function FixAllButton() {
  const { t } = useTranslation('editor');
  const { checks } = useEditor();
  const count = useDeferredStore(checks.state, (state) => safeIssues(state.issues).length);
  const { fixAll } = useIssueActions();
  if (count === 0) return null;
  return (
    <Button size="sm" className="mt-2 w-full" title={t('issues.fixAllHint')} onClick={fixAll}>
      <Icon name="check" size={16} />
      {t('issues.fixAll', { count })}
    </Button>
  );
}
