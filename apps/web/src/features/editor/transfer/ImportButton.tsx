import { useTranslation } from '@tercet/i18n/react';
import { Button, Icon } from '@tercet/ui';
import { useRef } from 'react';
import { IMPORT_TYPES } from './import-limits';

export interface ImportButtonProps {
  loading: boolean;
  onChosen: (files: readonly File[]) => void;
}

/** Lets the person choose files. */
export function ImportButton({ loading, onChosen }: ImportButtonProps) {
  const { t } = useTranslation('documents');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button loading={loading} onClick={() => input.current?.click()}>
        {!loading && <Icon name="upload" />}
        {t('import')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('import')}
        accept={IMPORT_TYPES.join(',')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again.
          target.value = '';
          if (files.length > 0) onChosen(files);
        }}
      />
    </>
  );
}
