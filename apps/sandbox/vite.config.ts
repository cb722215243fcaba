import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  ssr: { external: true, noExternal: [/^@tercet\//] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
    rollupOptions: { output: { format: 'es', entryFileNames: 'main.js' } },
  },
});
