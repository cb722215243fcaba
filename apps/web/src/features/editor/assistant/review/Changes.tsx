import { useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { useAssistant } from '../assistant-context';
import { ReviewDiff } from './ReviewDiff';
import { ReviewReasons } from './ReviewReasons';
import { setAccepted, setAllAccepted, type Review } from './review-model';

/** Every change in its place, each taken or left. */
export function Changes({ review }: { review: Review }) {
  const { t } = useTranslation('editor');
  const { changeReview } = useAssistant();
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" onClick={() => changeReview((now) => setAllAccepted(now, true))}>
          {t('assistant.acceptAll')}
        </Button>
        <Button size="sm" onClick={() => changeReview((now) => setAllAccepted(now, false))}>
          {t('assistant.rejectAll')}
        </Button>
      </div>
      <p className="text-sm text-ink-muted">{t('assistant.editHint')}</p>
      <ReviewDiff
        review={review}
        onToggle={(index, take) => changeReview((now) => setAccepted(now, index, take))}
      />
      <ReviewReasons review={review} />
    </>
  );
}
