import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** A package's own folder, whatever its `exports` let through. */
function folderOf(name: string): string {
  const paths = createRequire(import.meta.url).resolve.paths(name) ?? [];
  for (const path of paths) {
    try {
      return dirname(resolve(join(path, name, 'package.json')));
    } catch {
      // Installed further up.
    }
  }
  throw new Error(`${name} is not installed`);
}

function section(name: string): string {
  const folder = folderOf(name);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const { version, license } = JSON.parse(read('package.json')) as Manifest;
  // Some packages name their licence only.
  const file = readdirSync(folder).find((each) => LICENSE_FILE.test(each));
  return `## ${name} - ${version} (${license})\n\n${file ? read(file).trim() : ''}\n`;
}

const LICENSE_FILE = /^licen[cs]e(?:\.\w+)?$/iu;
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//u;

/** Packages in workers, which the bundler's own list leaves out, as their names are found. */
const inWorkers = new Set<string>();

/** Takes note of the packages that a worker is bundled from. */
export function notePackages(): Plugin {
  return {
    name: 'note-packages',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const name = PACKAGE.exec(id)?.[1];
          if (name !== undefined) inWorkers.add(name);
        }
      }
    },
  };
}

/** Writes the licences of packages that the bundler's own list leaves out: those given, and those of workers. */
export function moreLicenses(fileName: string, packages: readonly string[]): Plugin {
  return {
    name: 'more-licenses',
    apply: 'build',
    generateBundle() {
      const names = [...new Set([...packages, ...inWorkers])].toSorted();
      const source = ['# Licences of further parts\n', ...names.map(section)].join('\n');
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** Serves files of the repository under their own paths, so that what they say of each other's places holds there too. */
export function repositoryFiles(paths: readonly string[]): Plugin {
  const root = join(import.meta.dirname, '../../..');
  return {
    name: 'repository-files',
    apply: 'build',
    generateBundle() {
      for (const fileName of paths) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(root, fileName)) });
      }
    },
  };
}
