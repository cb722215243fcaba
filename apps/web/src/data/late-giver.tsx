import { lazy, Suspense, useState, type ComponentType } from 'react';
import { log } from '../logging/log';
import { giver, type GiverProps } from '../routing/giver';

type Giver<T> = ComponentType<GiverProps<T>>;

/**
 * A giver that needs the server's data, which comes with what that needs.
 * @param useLost says what is given where it does not come, with what tries again
 */
export function lateGiver<T>(
  load: () => Promise<{ default: Giver<T> }>,
  useLost: (retry: () => void) => T,
): Giver<T> {
  const loadAll = async (): Promise<{ default: Giver<T> }> => {
    const [{ DataProvider }, { default: Live }] = await Promise.all([
      import('./DataProvider'),
      load(),
    ]);
    return {
      default: (props) => (
        <DataProvider>
          <Live {...props} />
        </DataProvider>
      ),
    };
  };
  /** What has failed once is not fetched again: each try has one of its own. */
  const lazyGiver = (retry: () => void): Giver<T> =>
    lazy(() =>
      loadAll().catch((error: unknown) => {
        log('error', 'Page failed', { error });
        return {
          default: giver(function useWhatIsLost() {
            return useLost(retry);
          }),
        };
      }),
    );
  return function LateGiver(props) {
    const retry = () => setLive(() => lazyGiver(retry));
    const [Live, setLive] = useState(() => lazyGiver(retry));
    return (
      <Suspense>
        <Live {...props} />
      </Suspense>
    );
  };
}
