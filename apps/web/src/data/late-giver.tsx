import { lazy, type ComponentType } from 'react';
import { log } from '../logging/log';
import { giver, type GiverProps } from '../routing/giver';

type Giver<T> = ComponentType<GiverProps<T>>;

/**
 * A giver that needs the server's data, which comes with what that needs.
 * @param useLost says what is given where it does not come
 */
export function lateGiver<T>(
  load: () => Promise<{ default: Giver<T> }>,
  useLost: () => T,
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
  return lazy(() =>
    loadAll().catch((error: unknown) => {
      log('error', 'Page failed', { error });
      return { default: giver(useLost) };
    }),
  );
}
