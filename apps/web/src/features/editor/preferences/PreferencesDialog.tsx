import { useLocale, useTranslation } from '@tercet/i18n/react';
import { Button, Dialog, IconButton } from '@tercet/ui';
import type { ReactNode } from 'react';
import type { MenuDialogProps } from '../layout/ShortcutsDialog';
import { useEditor } from '../state/editor-context';
import { useStore } from '../state/use-store';
import { ruleName } from './rule-name';
import { enableRule, removeWord, restore } from './issue-preferences';

/** Latest dismissals shown; all of them come back with one button. */
const MOST_DISMISSED = 50;

/** Everything that a person chose not to see, each with its way back. */
export function PreferencesDialog({ open, onClose, openedFrom }: MenuDialogProps) {
  const { t } = useTranslation('editor');
  const locale = useLocale();
  const { preferences } = useEditor();
  const { words, disabledRules, dismissed } = useStore(preferences);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      returnFocusTo={openedFrom}
      title={t('preferences.title')}
      description={t('preferences.description')}
    >
      <Part title={t('preferences.words')} empty={t('preferences.noWords')}>
        {words.map((word) => (
          <Row key={word} text={word}>
            <IconButton
              size="sm"
              icon="trash"
              label={t('preferences.removeWord', { word })}
              onClick={() => preferences.change((now) => removeWord(now, word))}
            />
          </Row>
        ))}
      </Part>
      <Part title={t('preferences.rules')} empty={t('preferences.noRules')}>
        {disabledRules.map((rule) => {
          const { name, example } = ruleName(t, rule, locale);
          return (
            <Row key={rule.ruleId} text={name} detail={example}>
              <Button
                size="sm"
                onClick={() => preferences.change((now) => enableRule(now, rule.ruleId))}
              >
                {t('preferences.enableRule')}
              </Button>
            </Row>
          );
        })}
      </Part>
      <Part title={t('preferences.dismissed')} empty={t('preferences.noDismissed')}>
        {dismissed
          .slice(-MOST_DISMISSED)
          .reverse()
          .map(({ id, text, message }) => (
            <Row key={id} text={`${text} – ${message[locale]}`}>
              <Button size="sm" onClick={() => preferences.change((now) => restore(now, id))}>
                {t('preferences.restore')}
              </Button>
            </Row>
          ))}
      </Part>
      {dismissed.length > 1 && (
        <Button size="sm" onClick={() => preferences.change((now) => ({ ...now, dismissed: [] }))}>
          {t('preferences.restoreAll')}
        </Button>
      )}
    </Dialog>
  );
}

function Part({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) {
  return (
    <section className="mb-5 last:mb-0">
      <h3 className="mb-1 text-sm font-semibold text-ink-muted">{title}</h3>
      {children.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul className="divide-y divide-line">{children}</ul>
      )}
    </section>
  );
}

interface RowProps {
  text: string;
  detail?: string | undefined;
  children: ReactNode;
}

function Row({ text, detail, children }: RowProps) {
  return (
    <li className="flex items-center justify-between gap-3 py-1.5">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {text}
        {detail && <p className="text-sm text-ink-muted">{detail}</p>}
      </div>
      <div className="shrink-0">{children}</div>
    </li>
  );
}
