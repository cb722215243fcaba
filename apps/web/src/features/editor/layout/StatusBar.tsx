import { useTranslation } from '@tercet/i18n/react';
import { Button, cx, Icon, Spinner } from '@tercet/ui';
import { useRef } from 'react';
import { isLacking } from '../../../checking/check-status';
import { CountsLine } from '../counting/CountsLine';
import type { LanguageSettingStore } from '../preferences/language-setting';
import { useEditor } from '../state/editor-context';
import { useDeferredStore, useStore } from '../state/use-store';
import { LanguageMenu } from './LanguageMenu';
import { useBottomBar } from './use-bottom-bar';
import { useWordsOfCheck } from './check-words';
import { OfflineSign } from './OfflineSign';
import { useIsOnline } from '../../../offline/use-is-online';

/** How the text stands: checked, counted, kept, and in which language. */
export function StatusBar({ language }: { language: LanguageSettingStore }) {
  const { t } = useTranslation('editor');
  const bar = useRef<HTMLDivElement>(null);
  const isOnline = useIsOnline();
  useBottomBar(bar);
  return (
    <div
      ref={bar}
      role="group"
      aria-label={t('status.label')}
      className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-5 text-sm text-ink-muted max-sm:py-1 low:min-h-9 low:py-0"
    >
      <CheckStatusLine />
      <OfflineSign />
      <LanguageMenu setting={language} />
      {/* On a phone the sign takes its room. */}
      <div className={cx('ml-auto flex items-center gap-4', !isOnline && 'max-sm:sr-only')}>
        <SavingLine />
        <CountsLine />
      </div>
    </div>
  );
}

function CheckStatusLine() {
  const { t } = useTranslation('editor');
  const { checks } = useEditor();
  const status = useDeferredStore(checks.state, (state) => state.status);
  const count = useDeferredStore(checks.state, (state) => state.issues.length);
  const missing = useDeferredStore(checks.state, (state) => state.missing);
  const foreign = useDeferredStore(checks.state, (state) => state.foreign);
  const words = useWordsOfCheck()({ status, missing, count, foreign });
  const icon = foreign === 'all' ? 'warning' : count === 0 ? 'check' : 'list';
  if (isLacking(status)) return <Lacking words={words} isUnloaded={status === 'unloaded'} />;
  // On a phone the room is for what can be used.
  if (status === 'idle') return <span className="max-sm:sr-only">{t('status.idle')}</span>;
  return (
    <span className={cx('flex items-center gap-2', status === 'checked' && 'text-ink')}>
      {status === 'checking' ? <Spinner /> : <Icon name={icon} size={16} />}
      {status === 'checking' ? t('status.checking') : words}
    </span>
  );
}

/** Something was not checked, and can be tried again: by a page that is loaded anew where the checker itself is missing. */
function Lacking({ words, isUnloaded }: { words: string; isUnloaded: boolean }) {
  const { t } = useTranslation(['editor', 'common']);
  const { checks } = useEditor();
  const needsReload = useIsOnline() && isUnloaded;
  return (
    <span className="flex items-center gap-2 text-danger">
      <Icon name="warning" size={16} />
      {words}
      <Button
        size="sm"
        variant="quiet"
        className="shrink-0 whitespace-nowrap"
        onClick={needsReload ? () => location.reload() : checks.retry}
      >
        {needsReload ? t('common:actions.reload') : t('status.retry')}
      </Button>
    </span>
  );
}

function SavingLine() {
  const { t } = useTranslation('editor');
  const { drafts, document } = useEditor();
  const saving = useStore(drafts.state, (state) => state.saving);
  const isEmpty = useStore(document, (state) => state.isEmpty);
  if (isEmpty) return null;
  const words = {
    saved: 'status.saved',
    pending: 'status.saving',
    failed: 'status.notSaved',
  } as const;
  return (
    <span className="max-sm:sr-only" title={t('status.savedHint')}>
      {t(words[saving])}
    </span>
  );
}
