import { isBlank, PLAN_LIMITS } from '@tercet/contracts';
import { useErrorMessage, useFormat, useTranslation } from '@tercet/i18n/react';
import { Button, Icon, Notice } from '@tercet/ui';
import { useState } from 'react';
import { useSession } from '../../../session/session';
import { useEditor } from '../state/editor-context';
import { useDeferredStore } from '../state/use-store';
import { useAssistant } from './assistant-context';
import { EngineLine } from './EngineLine';
import { fittingStretch } from './fitting-stretch';
import { targetOf } from './improve-session';
import { useNothingLeft } from './use-nothing-left';

/** The way into an improvement: on what it works, whether that fits, and what it costs. */
export function ImproveStart() {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const { user } = useSession();
  const { view, document } = useEditor();
  const { start } = useAssistant();
  const selected = useDeferredStore(document, ({ selection: { from, to } }) => to - from);
  const length = useDeferredStore(document, (state) => state.length);
  /** Size of the text without a word that was to be improved. */
  const [blankSize, setBlankSize] = useState<number>();

  const nothingLeft = useNothingLeft();

  const isSelection = selected > 0;
  const size = isSelection ? selected : length;
  const limit = PLAN_LIMITS[user?.isPremium ? 'premium' : 'free'].transformCharacters;
  const excess = size - limit;
  const improve = () => {
    const hasNothing = isBlank(targetOf(view).text);
    setBlankSize(hasNothing ? size : undefined);
    if (!hasNothing) start();
  };

  const selectFitting = () => {
    const { doc, selection } = view.state;
    const { from, to } = fittingStretch(doc, selection.main.from, limit);
    view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
  };

  return (
    <div className="flex flex-col gap-4 p-4">
      <p>{t('assistant.what')}</p>
      <Button variant="primary" disabled={excess > 0 || nothingLeft} onClick={improve}>
        <Icon name="sparkle" />
        {isSelection ? t('assistant.improveSelection') : t('assistant.improveText')}
      </Button>
      {blankSize === size && <Notice tone="warn">{messageOf({ code: 'TEXT_EMPTY' })}</Notice>}
      {excess > 0 && (
        <>
          <p role="status" className="text-sm text-danger">
            {t('assistant.tooLong', { count: excess, limit: format.number(limit) })}
          </p>
          <Button size="sm" className="self-start" onClick={selectFitting}>
            {t('assistant.selectFitting')}
          </Button>
        </>
      )}
      <EngineLine />
    </div>
  );
}
