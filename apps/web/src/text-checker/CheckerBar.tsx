import { useTranslation } from '@tercet/i18n/react';
import { Button, Icon } from '@tercet/ui';
import { KindChoice, type KindChoiceProps } from './KindChoice';
import type { OwnText } from './use-own-text';

export interface CheckerBarProps extends KindChoiceProps {
  own: OwnText;
}

/** What else can be done: look at one kind only, take back, begin again. */
export function CheckerBar({ kinds, shown, onChoose, own }: CheckerBarProps) {
  const { t } = useTranslation(['checker', 'common']);
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-2 border-t border-line px-3 py-2 sm:px-6">
      <KindChoice kinds={kinds} shown={shown} onChoose={onChoose} />
      <div className="ml-auto flex gap-1">
        {own.undo && (
          <Button variant="quiet" size="sm" onClick={own.undo}>
            <Icon name="undo" size={18} />
            {t('common:actions.undo')}
          </Button>
        )}
        {own.isOwn && (
          <Button variant="quiet" size="sm" onClick={own.startOver}>
            {t('startOver')}
          </Button>
        )}
      </div>
    </div>
  );
}
