import { NAME_MAX_LENGTH } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { Button, Field } from '@tercet/ui';
import { useState } from 'react';
import type { KeptDocument } from './document-store';
import { documentTitle } from './document-title';

export interface RenamedRowProps {
  document: KeptDocument;
  /** Without a name, the first line stands for it again. */
  onSave: (name: string | undefined) => void;
  onCancel: () => void;
}

export function RenamedRow({ document, onSave, onCancel }: RenamedRowProps) {
  const { t } = useTranslation(['documents', 'common']);
  const [name, setName] = useState(() => documentTitle(document));
  return (
    <li className="px-2 py-2.5">
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const isOwn = name.trim() === documentTitle({ text: document.text });
          onSave((!isOwn && name.trim()) || undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      >
        <Field
          autoFocus
          className="min-w-40 flex-1"
          label={t('documents:name')}
          hint={t('documents:nameHint')}
          maxLength={NAME_MAX_LENGTH}
          autoComplete="off"
          value={name}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setName(event.target.value)}
        />
        <div className="flex gap-2">
          <Button type="submit" variant="primary">
            {t('documents:save')}
          </Button>
          <Button onClick={onCancel}>{t('documents:cancel')}</Button>
        </div>
      </form>
    </li>
  );
}
