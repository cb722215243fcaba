import { useTranslation } from '@tercet/i18n/react';
import { Button, Icon } from '@tercet/ui';
import { KindChoice, type KindChoiceProps } from './KindChoice';
import type { OwnText } from './use-own-text';

export interface CheckerBarProps extends KindChoiceProps {
  own: OwnText;
  /** The button that was pressed has nothing left to do, and goes. */
  onGone: () => void;
}

/** What else can be done: look at one kind only, take back, begin again. */
export function CheckerBar({ kinds, shown, onChoose, own, onGone }: CheckerBarProps) {
  const { t } = useTranslation(['checker', 'common']);
  const undo = () => {
    own.undo?.();
    if (own.isLastUndo) onGone();
  };
  const startOver = () => {
    own.startOver();
    onGone();
  };
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-2 border-t border-line px-3 py-2 sm:px-6">
      <KindChoice kinds={kinds} shown={shown} onChoose={onChoose} />
      <div className="ml-auto flex gap-1">
        {own.undo && (
          <Button variant="quiet" size="sm" onClick={undo}>
            <Icon name="undo" size={18} />
            {t('common:actions.undo')}
          </Button>
        )}
        {own.isOwn && (
          <Button variant="quiet" size="sm" onClick={startOver}>
            {t('startOver')}
          </Button>
        )}
      </div>
    </div>
  );
}
