import type { Build } from './build';

/**
 * Whether a worker that waits may take over from the one before: only where the page that reports is of its own build, and
 * alone. A page of another build would be left without the files that it has yet to load.
 * @param loaded what the page that reports has loaded
 * @param pages how many pages are open
 */
export const takesOver = (
  { entry }: Pick<Build, 'entry'>,
  loaded: readonly string[],
  pages: number,
): boolean => loaded.includes(entry) && pages === 1;
