import { PAGE_PATHS, PLAN_LIMITS } from '@tercet/contracts';
import { useFormat, useTranslation } from '@tercet/i18n/react';
import { Button, Notice } from '@tercet/ui';
import { Link } from 'react-router-dom';
import { TEXT_LINK } from '../../../../layout/text-link';
import { useEditor } from '../../state/editor-context';
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
  const premiumLimit = PLAN_LIMITS.premium.transformCharacters;
  const isTooMuch = needed > left;
  const requests = isTooMuch ? Math.max(1, left) : 1;

  const selectFitting = () => {
    const { doc, selection } = view.state;
    const { from, to } = fittingStretch(doc, selection.main.from, limit, requests);
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
      {limit < premiumLimit && (
        <p>
          {t('assistant.premiumLength', { limit: format.number(premiumLimit) })}{' '}
          <Link to={PAGE_PATHS.pricing} className={TEXT_LINK}>
            {t('assistant.upgrade')}
          </Link>
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
