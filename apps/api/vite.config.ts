import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** Files of dist by the source that each starts from. */
const ENTRIES = {
  main: 'src/main.ts',
  'emit-schema': 'src/emit-schema.ts',
  'make-snapshot': 'src/make-snapshot.ts',
  'checker.worker': 'src/features/proofreading/checker.worker.ts',
};

const input = Object.fromEntries(
  Object.entries(ENTRIES).map(([name, file]) => [name, resolve(import.meta.dirname, file)]),
);

export default defineConfig({
  root: import.meta.dirname,
  // Workspace packages are TypeScript source and go into the bundle; everything else stays a package.
  ssr: { external: true, noExternal: [/^@tercet\//] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input,
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
