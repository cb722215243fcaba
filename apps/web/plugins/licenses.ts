import { readFileSync } from 'node:fs';
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
  return `## ${name} - ${version} (${license})\n\n${read('LICENSE').trim()}\n`;
}

/** Writes the licences of packages that the bundler's own list leaves out: fonts, binaries and what workers hold. */
export function moreLicenses(fileName: string, packages: readonly string[]): Plugin {
  return {
    name: 'more-licenses',
    apply: 'build',
    generateBundle() {
      const source = ['# Licences of further parts\n', ...packages.map(section)].join('\n');
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
