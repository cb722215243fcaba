/** What a service worker knows of the build that it belongs to. All files are named by their paths. */
export interface Build {
  /** Another one as soon as any file of the build is another. */
  readonly version: string;
  /** The script that all pages of this build begin with, and no page of another. */
  readonly entry: string;
  /** What the editor cannot open without, beside its page. */
  readonly core: readonly string[];
  /** All other files whose names tell their contents. */
  readonly others: readonly string[];
}

/** The page that opens every address, which the server answers to that of the editor. */
export const EMPTY_PAGE = '/editor';
/** Runs before the modules, and keeps its name from one build to the next. */
export const START_SCRIPT = '/start.js';
const ASSETS = '/assets/';

/** Whether a file is named by its content, so that the name never means two things. */
export const isAsset = (path: string): boolean => path.startsWith(ASSETS);

/** The same file in any build: without the hash that Vite puts into its name. */
export const nameInAnyBuild = (path: string): string => path.replace(/-[\w-]{8}(?=\.\w+$)/, '');
