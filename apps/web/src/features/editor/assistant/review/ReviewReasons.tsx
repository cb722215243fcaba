import { useTranslation } from '@tercet/i18n/react';
import { Disclosure } from '../../../../layout/Disclosure';
import { editWords } from './edit-words';
import { reviewParts, type Review } from './review-model';

const lower = <T extends string>(value: T) => value.toLowerCase() as Lowercase<T>;

/** What each change is about and why it was made, where that was said: to be read without a pointer that hovers. */
export function ReviewReasons({ review }: { review: Review }) {
  const { t } = useTranslation('editor');
  const explained = reviewParts(review)
    .filter((part) => part.kind === 'edit')
    .filter(
      ({ category, explanation, affects, source }) =>
        (category ?? explanation ?? affects ?? source) !== null,
    );
  if (explained.length === 0) return null;
  return (
    <Disclosure summary={t('assistant.reasons')}>
      <ul className="mt-1 divide-y divide-line">
        {explained.map((part) => (
          <li key={part.index} className="py-1.5 [overflow-wrap:anywhere]">
            {editWords(t, part)}
            {part.category && (
              <p className="font-medium text-ink-muted">
                {t(`rules.categories.${lower(part.category)}`)}
              </p>
            )}
            {part.explanation && <p className="text-ink-muted">{part.explanation}</p>}
            {part.affects && <p className="text-warn">{t(`assistant.affects.${part.affects}`)}</p>}
            {part.source && (
              <p className="text-ink-muted">{t(`assistant.foundBy.${part.source}`)}</p>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
