import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Build } from '../src/offline/build';

const FILE = 'service-worker.js';
const SOURCE = 'src/offline/service-worker.ts';
const PAGE = 'index.html';
const START_SCRIPT = 'public/start.js';
const EDITOR = '/src/features/editor/EditorRoute.tsx';

type Chunk = Rolldown.OutputChunk;

/** A tenth of a megabyte in all languages: another one may be chosen where the editor is not open. */
const WORDS = /\/libs\/i18n\/locales\//;
const isWords = ({ facadeModuleId }: Chunk) => WORDS.test(facadeModuleId ?? '');

/** Adds a chunk and all that it imports at once, and where `withLazy` also in time, without what is there. */
function addClosure(
  found: Set<Chunk>,
  bundle: Rolldown.OutputBundle,
  chunk: Rolldown.OutputBundle[string] | undefined,
  withLazy: boolean,
): void {
  if (chunk?.type !== 'chunk' || found.has(chunk)) return;
  found.add(chunk);
  const names = withLazy ? [...chunk.imports, ...chunk.dynamicImports] : chunk.imports;
  for (const name of names) addClosure(found, bundle, bundle[name], withLazy);
}

/** The script of all pages, what the editor's page loads before anything is written in it, and all words. */
function editorFiles(bundle: Rolldown.OutputBundle): Pick<Build, 'core' | 'entry'> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === 'main');
  const editor = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(EDITOR));
  if (!entry || !editor) throw new Error('The editor is not among the built files');
  const needed = new Set<Chunk>(chunks.filter(isWords));
  addClosure(needed, bundle, entry, false);
  // The entry imports every page in time, and is not gone through again.
  addClosure(needed, bundle, editor, true);
  const core = [...needed].flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
  ]);
  return { entry: `/${entry.fileName}`, core: [...new Set(core)].map((name) => `/${name}`) };
}

function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}

/** The script in one piece, which browsers need not take for a module. */
async function bundled(root: string, facts: Build): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __BUILD__: JSON.stringify(facts) },
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: resolve(root, SOURCE), output: { format: 'iife' } },
    },
  });
  const [script] = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (script?.type !== 'chunk') throw new Error(`${SOURCE} has become no script`);
  return script.code;
}

/** Builds the service worker, which is told by name what the editor needs without a connection. */
export function serviceWorker(): Plugin {
  let root = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    // After the pages are written, and what workers are made of.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { core, entry } = editorFiles(bundle);
        const paths = Object.keys(bundle).map((name) => `/${name}`);
        const others = paths.filter((path) => path.startsWith('/assets/') && !core.includes(path));
        const page = bundle[PAGE];
        if (page?.type !== 'asset') throw new Error(`${PAGE} is not among the built files`);
        const start = await readFile(resolve(root, START_SCRIPT));
        const version = hashOf([...paths.toSorted(), page.source, start]);
        const source = await bundled(root, { version, entry, core, others });
        this.emitFile({ type: 'asset', fileName: FILE, source });
      },
    },
  };
}
