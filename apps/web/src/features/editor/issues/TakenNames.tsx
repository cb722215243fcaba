import { useTranslation } from '@tercet/i18n/react';
import { Button, IconButton } from '@tercet/ui';
import { useId, useState } from 'react';
import { useEditor } from '../state/editor-context';
import { useDeferredStore } from '../state/use-store';
import { useIssueActions } from './use-issue-actions';
import { visitWord } from './visit-word';

const BATCH = 12;

/** Unknown words that recur with a capital, each offered once: to be looked at, or to be kept as a name. */
export function TakenNames({ onVisit }: { onVisit?: () => void }) {
  const { t } = useTranslation('editor');
  const { checks, view } = useEditor();
  const { addWord } = useIssueActions();
  const names = useDeferredStore(checks.state, (state) => state.names);
  const [limit, setLimit] = useState(BATCH);
  const heading = useId();
  const left = names.length - limit;

  if (names.length === 0) return null;
  const visit = (name: string) => {
    onVisit?.();
    visitWord(view, name);
  };
  return (
    <section aria-labelledby={heading} className="border-t border-line px-4 py-3">
      <h3 id={heading} className="text-sm font-semibold">
        {t('names.heading')}
      </h3>
      <p className="mt-0.5 text-sm text-ink-muted">{t('names.hint')}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {names.slice(0, limit).map((name) => (
          <li
            key={name}
            className="flex max-w-full items-center rounded-md border border-line bg-surface"
          >
            <button
              type="button"
              className="min-h-11 min-w-0 px-3 text-left wrap-anywhere"
              aria-label={t('names.visit', { name })}
              onClick={() => visit(name)}
            >
              {name}
            </button>
            <IconButton
              icon="book"
              label={t('names.keep', { name })}
              onClick={() => addWord(name)}
            />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button variant="quiet" className="mt-2" onClick={() => setLimit(limit + BATCH)}>
          {t('issues.more', { count: Math.min(left, BATCH) })}
        </Button>
      )}
    </section>
  );
}
