import { useTranslation } from '@tercet/i18n/react';
import { Button, Icon } from '@tercet/ui';
import { useEditor } from '../state/editor-context';
import { useDeferredStore } from '../state/use-store';
import { safeIssues } from './fix-all';
import type { ShownKind } from '../../../issues/kinds';
import { useIssueActions } from './use-issue-actions';

/** Applies everything of the shown kind that leaves no doubt, as one step. */
export function FixAllButton({ kind }: { kind: ShownKind }) {
  const { t } = useTranslation('editor');
  const { checks } = useEditor();
  const issues = useDeferredStore(checks.state, (state) => state.issues);
  const count = safeIssues(issues, kind).length;
  const { fixAll } = useIssueActions();
  if (count === 0) return null;
  return (
    <Button
      size="sm"
      className="mt-2 w-full"
      title={t('issues.fixAllHint')}
      onClick={() => fixAll(kind)}
    >
      <Icon name="check" size={16} />
      {t('issues.fixAll', { count })}
    </Button>
  );
}
