import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { minify, type Plugin } from 'vite';

/** Makes scripts of the public folder as small as the bundle, which they are no part of. */
export function minifyPublic(names: readonly string[]): Plugin {
  let outDir = '';
  return {
    name: 'minify-public',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    // The public files have been copied before the first is written.
    async writeBundle() {
      for (const name of names) {
        const file = resolve(outDir, name);
        const { code, errors } = await minify(name, await readFile(file, 'utf8'));
        if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
        await writeFile(file, code);
      }
    },
  };
}
