import { useTranslation } from '@tercet/i18n/react';
import { cx } from '@tercet/ui';
import { KIND_LINES, KINDS } from '../../issues/issue-kinds';

/** The four underlines of the editor. */
export function UnderlineKinds() {
  const { t } = useTranslation('home');
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-md">
      {KINDS.map((kind) => (
        <li
          key={kind}
          className={cx('underline decoration-2 underline-offset-4', KIND_LINES[kind])}
        >
          {t(`features.kinds.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
