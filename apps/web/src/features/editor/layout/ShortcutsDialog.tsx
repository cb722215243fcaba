import { useTranslation } from '@tercet/i18n/react';
import { Dialog } from '@tercet/ui';

const isMac = /Mac|iP(hone|ad|od)/.test(navigator.userAgent);
const MOD = isMac ? '⌘' : 'Ctrl';

const KEYS = [
  ['next', ['F7']],
  ['previous', ['Shift', 'F7']],
  ['here', [MOD, '.']],
  ['accept', ['1', '…', '9']],
  ['close', ['Esc']],
  ['find', [MOD, 'F']],
  ['undo', [MOD, 'Z']],
] as const;

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('editor');
  return (
    <Dialog open={open} onOpenChange={onClose} title={t('shortcuts.title')}>
      <dl className="divide-y divide-line">
        {KEYS.map(([name, keys]) => (
          <div key={name} className="flex items-center justify-between gap-4 py-2.5">
            <dt>{t(`shortcuts.${name}`)}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-sm border border-line bg-sunken px-1.5 py-0.5 text-center font-sans text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
