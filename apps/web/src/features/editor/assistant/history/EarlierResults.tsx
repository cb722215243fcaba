import { useFormat, useTranslation } from '@tercet/i18n/react';
import { Button, Icon, IconButton } from '@tercet/ui';
import type { RefObject } from 'react';
import { useKeptFocus } from '../../issues/use-kept-focus';
import { useStore } from '../../state/use-store';
import { useActionName } from '../use-action-name';
import type { KeptResult } from './kept-result';
import { useEarlierResults } from './results-context';
import { useDeleteResults } from './use-delete-results';

/** Characters of the text that a result is about, by which a person knows it again. */
const START_LENGTH = 120;

export interface EarlierResultsProps {
  sectionRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onToggle: () => void;
  onShow: (result: KeptResult) => void;
}

/** What the assistant has answered to this document before, out of the way until it is asked for. */
export function EarlierResults({ sectionRef, isOpen, onToggle, onShow }: EarlierResultsProps) {
  const { t } = useTranslation('editor');
  const results = useStore(useEarlierResults());
  const remove = useDeleteResults();
  const { list, onFocus } = useKeptFocus();
  return (
    <section
      ref={sectionRef}
      tabIndex={-1}
      onFocus={onFocus}
      className="min-w-0 px-4 pb-4 outline-none"
    >
      {results.length > 0 && (
        <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={onToggle}>
          {t('assistant.earlier.title', { count: results.length })}
          <Icon name="chevronDown" size={16} />
        </Button>
      )}
      {isOpen && results.length > 0 && (
        <>
          <p className="px-3 py-1 text-sm text-ink-muted">{t('assistant.earlier.where')}</p>
          <ul ref={list} className="divide-y divide-line">
            {results.map((result) => (
              <Row
                key={result.id}
                result={result}
                onShow={() => onShow(result)}
                onDelete={() => remove([result])}
              />
            ))}
          </ul>
          <Button variant="quiet" size="sm" onClick={() => remove(results)}>
            {t('assistant.earlier.deleteAll')}
          </Button>
        </>
      )}
    </section>
  );
}

interface RowProps {
  result: KeptResult;
  onShow: () => void;
  onDelete: () => void;
}

function Row({ result: { action, at, source, isUnfinished }, onShow, onDelete }: RowProps) {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const nameOf = useActionName();
  const words = { name: nameOf(action), time: format.pastMoment(at) };
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        onClick={onShow}
        className="min-w-0 flex-1 rounded-sm px-3 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <span className="block text-md font-medium">{words.name}</span>
        <span className="block truncate font-serif text-sm">{source.slice(0, START_LENGTH)}</span>
        <span className="block text-sm text-ink-muted tabular-nums">
          {words.time}
          {isUnfinished && ` · ${t('assistant.earlier.unfinished')}`}
        </span>
      </button>
      <IconButton icon="trash" label={t('assistant.earlier.delete', words)} onClick={onDelete} />
    </li>
  );
}
