import { useTranslation } from '@tercet/i18n/react';
import { buttonClass, cx, LostPage } from '@tercet/ui';
import { Link } from 'react-router-dom';
import { KIND_LINES } from '../../issues/issue-kinds';
import { usePageHead } from '../../layout/page-head';

export default function NotFoundPage() {
  const { t } = useTranslation('common');
  usePageHead('notFound');
  return (
    <div className="mx-auto grid w-full max-w-6xl items-center gap-x-12 gap-y-8 px-5 py-16 sm:py-24 md:grid-cols-[minmax(0,1fr)_auto]">
      <LostPage className="-ml-6 h-36 w-48 md:order-last md:h-66 md:w-88" />
      <div>
        <p aria-hidden="true" className="font-serif text-2xl text-ink-muted">
          404
        </p>
        <h1 className="mt-3 font-serif text-title">
          <span className={cx('underline decoration-2 underline-offset-8', KIND_LINES.spelling)}>
            {t('notFound.heading')}
          </span>
        </h1>
        <p className="mt-8 max-w-[52ch] text-lg text-ink-muted">{t('notFound.text')}</p>
        <Link to="/" className={buttonClass('primary', 'lg', 'mt-10')}>
          {t('notFound.home')}
        </Link>
      </div>
    </div>
  );
}
