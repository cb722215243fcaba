import { useTranslation } from '@tercet/i18n/react';
import { BlankSheets, Button, Field } from '@tercet/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { useKeptFocus } from '../issues/use-kept-focus';
import type { KeptDocument } from './document-store';
import { DeletedRow } from './DeletedRow';
import { DocumentRow } from './DocumentRow';
import { useDocuments } from './documents-context';
import { RenamedRow } from './RenamedRow';
import { searchDocuments } from './search-documents';
import { useWordCounts } from './use-word-counts';

/** Documents drawn at first, and with every “show more”. */
const BATCH = 50;

export interface DocumentListProps {
  list: readonly KeptDocument[];
  /** Those that can come back. */
  deleted: readonly KeptDocument[];
  onOpen: (id: string) => void;
  onNaming: (isNaming: boolean) => void;
  /** Resolves to whether it is done. */
  onRename: (id: string, name: string | undefined) => Promise<boolean>;
  onDelete: (document: KeptDocument) => Promise<void>;
  onUndo: (document: KeptDocument) => Promise<void>;
}

/** The documents with those that were just deleted in their places. */
function withDeleted(list: readonly KeptDocument[], deleted: readonly KeptDocument[]) {
  const gone = deleted.filter(({ id }) => !list.some((other) => other.id === id));
  return [...list, ...gone].toSorted((a, b) => b.changedAt - a.changedAt);
}

export function DocumentList({ list, deleted, ...on }: DocumentListProps) {
  const { t } = useTranslation('documents');
  const { shownId } = useDocuments();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const [limit, setLimit] = useState(BATCH);
  const [named, setNamed] = useState<string | null>(null);
  const { list: rows, onFocus } = useKeptFocus();
  const found = useMemo(
    () => searchDocuments(withDeleted(list, deleted), wanted),
    [list, deleted, wanted],
  );
  const shown = useMemo(() => found.slice(0, limit), [found, limit]);
  const wordsOf = useWordCounts(shown);
  const left = found.length - limit;
  const remaining = found.filter((document) => list.includes(document)).length;
  const name = (id: string | null) => {
    setNamed(id);
    on.onNaming(id !== null);
  };

  if (list.length === 0 && deleted.length === 0)
    return (
      <div className="flex flex-col items-center gap-4 py-8">
        <BlankSheets />
        <p className="text-center text-ink-muted">{t('none')}</p>
      </div>
    );
  return (
    <div onFocus={onFocus}>
      <Field
        type="search"
        label={t('search')}
        autoComplete="off"
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setLimit(BATCH);
        }}
      />
      <p role="status" className="py-2 text-sm text-ink-muted">
        {found.length === 0 ? t('noMatch') : t('count', { count: remaining })}
      </p>
      <ul ref={rows} className="-mx-2 divide-y divide-line">
        {shown.map((document) => {
          const { id } = document;
          if (!list.includes(document))
            return (
              <DeletedRow key={id} document={document} onUndo={() => void on.onUndo(document)} />
            );
          if (id === named)
            return (
              <RenamedRow
                key={id}
                document={document}
                onCancel={() => name(null)}
                onSave={(next) => void on.onRename(id, next).then((isDone) => isDone && name(null))}
              />
            );
          return (
            <DocumentRow
              key={id}
              document={document}
              isShown={id === shownId}
              words={wordsOf(document)}
              onOpen={() => on.onOpen(id)}
              onRename={() => name(id)}
              onDelete={() => void on.onDelete(document)}
            />
          );
        })}
      </ul>
      {left > 0 && (
        <Button variant="quiet" className="mt-2" onClick={() => setLimit(limit + BATCH)}>
          {t('more', { count: Math.min(left, BATCH) })}
        </Button>
      )}
    </div>
  );
}
