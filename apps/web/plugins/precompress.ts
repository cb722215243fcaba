import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Not the pages, each answer of which is another. */
const COMPRESSIBLE = /\.(?:js|mjs|css|json|svg|txt|wasm|bin|webmanifest|ttf)$/;
/** Bytes below which a compressed copy saves nothing worth a second file. */
const SMALLEST = 256;
/** Bytes above which the highest Brotli quality would cost seconds a file. */
const LARGE = 400_000;

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const large = content.length > LARGE;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: large ? 8 : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  if (br.length < content.length) await writeFile(`${file}.br`, br);
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
}

/** Writes `.br` and `.gz` copies beside the built files, so that the server never compresses them itself. */
export function precompress(): Plugin {
  let outDir = '';
  let written = false;
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      written = true;
    },
    // The last hook, after the public files are copied; it also runs when the build has failed.
    closeBundle: {
      sequential: true,
      async handler() {
        if (!written) return;
        for (const name of await readdir(outDir, { recursive: true })) {
          const file = join(outDir, name);
          if (COMPRESSIBLE.test(name) && (await stat(file)).size >= SMALLEST) await compress(file);
        }
      },
    },
  };
}
