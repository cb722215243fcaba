import { useTranslation } from '@tercet/i18n/react';
import { Segments } from '@tercet/ui';
import type { ShownKind } from '../issues/kinds';

export interface KindChoiceProps {
  kinds: readonly ShownKind[];
  shown: ShownKind;
  onChoose: (kind: ShownKind) => void;
}

/** Which kinds of issues are looked at. */
export function KindChoice({ kinds, shown, onChoose }: KindChoiceProps) {
  const { t } = useTranslation('checker');
  return (
    <Segments
      label={t('show')}
      value={shown}
      onChange={onChoose}
      options={kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
    />
  );
}
