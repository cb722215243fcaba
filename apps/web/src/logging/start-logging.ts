import { log, passNotesTo } from './log';

const loadLogger = () =>
  void import('./logger').then(
    ({ startLogger }) => passNotesTo(startLogger()),
    // Without a connection there is nobody to tell.
    () => undefined,
  );

/** Notes what nobody has caught. The logger itself is fetched once the page has all it needs. */
export function startLogging(): void {
  addEventListener('error', ({ error }: ErrorEvent) => {
    // Browsers keep what scripts of others have thrown to themselves.
    if (error != null) log('error', 'Uncaught error', { error, isShown: true });
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    log('error', 'Unhandled rejection', { error: reason, isShown: true }),
  );
  if (document.readyState === 'complete') loadLogger();
  else addEventListener('load', loadLogger, { once: true });
}
