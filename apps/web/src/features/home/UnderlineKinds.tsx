import { useTranslation } from '@tercet/i18n/react';
import { cx } from '@tercet/ui';

/** The four underlines of the editor, told apart by shape as well as by colour. */
const KINDS = [
  ['spelling', 'decoration-wavy decoration-issue-spelling'],
  ['grammar', 'decoration-double decoration-issue-grammar'],
  ['punctuation', 'decoration-dotted decoration-issue-punctuation'],
  ['style', 'decoration-dashed decoration-issue-style'],
] as const;

export function UnderlineKinds() {
  const { t } = useTranslation('home');
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-[0.9375rem]">
      {KINDS.map(([kind, look]) => (
        <li key={kind} className={cx('underline decoration-2 underline-offset-4', look)}>
          {t(`features.kinds.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
