import { PLAN_LIMITS } from '@tercet/contracts';
import { useFormat, useTranslation } from '@tercet/i18n/react';
import { Button, Notice } from '@tercet/ui';
import { UpgradeLink } from '../../../../billing/UpgradeLink';
import { useIsSold } from '../../../../billing/use-is-sold';
import { TEXT_LINK } from '../../../../layout/text-link';
import { useEditor } from '../../state/editor-context';
import { useAssistant } from '../assistant-context';
import { wanting } from '../session/scope';
import { fittingStretch } from './fitting-stretch';

export interface LongTextProps {
  /** UTF-16 code units of one request. */
  limit: number;
  /** Requests that the text needs. */
  needed: number;
  /** Requests that are left today. */
  left: number;
}

/** What it takes to work on a text that is longer than a request, whether that is left, and the stretch that fits. */
export function LongText({ limit, needed, left }: LongTextProps) {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const { view } = useEditor();
  const { next } = useAssistant();
  const isSold = useIsSold();
  const premiumLimit = PLAN_LIMITS.premium.transformCharacters;
  const isTooMuch = needed > left;
  const requests = isTooMuch ? Math.max(1, left) : 1;

  const selectFitting = () => {
    const { doc, selection } = view.state;
    const stretch = fittingStretch(doc, selection.main.from, limit, requests);
    const { from, to } = stretch;
    next.update((now) => ({ ...now, scope: wanting('selection', stretch, now.scope) }));
    view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
  };

  return (
    <div role="status" className="space-y-2 text-sm">
      <p>{t('assistant.inParts', { count: needed, limit: format.number(limit) })}</p>
      {needed === left && needed > 1 && <p>{t('assistant.summaryTooMuch')}</p>}
      {isTooMuch && left > 0 && (
        <Notice tone="warn">
          {t('assistant.tooManyParts', { count: left, needed: format.number(needed) })}
        </Notice>
      )}
      {isSold && limit < premiumLimit && (
        <p>
          {t('assistant.premiumLength', { limit: format.number(premiumLimit) })}{' '}
          <UpgradeLink className={TEXT_LINK} />
        </p>
      )}
      {left > 0 && (
        <Button size="sm" onClick={selectFitting}>
          {isTooMuch
            ? t('assistant.selectAffordable', { count: requests })
            : t('assistant.selectFitting')}
        </Button>
      )}
    </div>
  );
}
