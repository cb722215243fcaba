import { PAGE_PATHS, pageTitle } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { Button, buttonClass } from '@tercet/ui';
import { Component, useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { log } from '../logging/log';
import { LoadError } from '../routing/load-error';
import { useSession } from '../session/session';
import { useFreshDocument } from './use-fresh-document';

interface Props {
  /** A change of it gives the children another chance. */
  resetKey: string;
  children: ReactNode;
}

/** Catches what fails in a page, such as a chunk that could not be fetched, and offers another try. */
export class PageBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    log('error', 'Page failed', { error, isShown: true });
  }

  override componentDidUpdate(before: Props) {
    if (before.resetKey !== this.props.resetKey && this.state.error) this.setState({ error: null });
  }

  override render() {
    return this.state.error ? <PageFailure error={this.state.error} /> : this.props.children;
  }
}

function PageFailure({ error }: { error: Error }) {
  const { t } = useTranslation('common');
  const { isAuthenticated } = useSession();
  const { pathname } = useLocation();
  // A module that failed to load is remembered by the browser: only a reload fetches it again.
  const isLoadFailure = error instanceof LoadError;
  useFreshDocument(isLoadFailure);
  const heading = t('crash.heading');
  useEffect(() => {
    document.title = pageTitle(heading);
  }, [heading]);
  return (
    <div role="alert" className="mx-auto max-w-xl px-5 py-24">
      <h1 className="font-serif text-title-sm">{heading}</h1>
      <p className="mt-4 text-ink-muted">{isLoadFailure ? t('crash.offline') : t('crash.text')}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => location.reload()}>
          {t('actions.reload')}
        </Button>
        {/* It is kept for use without a connection. */}
        {isLoadFailure && isAuthenticated && pathname !== PAGE_PATHS.editor && (
          <Link to={PAGE_PATHS.editor} className={buttonClass('secondary')}>
            {t('start.open')}
          </Link>
        )}
      </div>
    </div>
  );
}
