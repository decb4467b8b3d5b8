import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compress } from './vite/compress.ts';
import { contentPolicy } from './vite/content-policy.ts';
import { jsonImports } from './vite/json-imports.ts';
import { serviceWorker } from './vite/service-worker.ts';

const { version } = JSON.parse(
  readFileSync(fileURLToPath(new URL('package.json', import.meta.url)), 'utf8'),
) as { readonly version: string };

export default defineConfig({
  // Tailwind would rewrite `light-dark()` for browsers that we do not serve.
  plugins: [
    react(),
    tailwindcss({ optimize: false }),
    jsonImports(),
    contentPolicy(),
    serviceWorker(),
    compress(),
  ],
  define: { __VERSION__: JSON.stringify(version) },
  // The sibling packages are taken from their sources, so that a change shows at once.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    sourcemap: true,
    rolldownOptions: {
      input: {
        index: fileURLToPath(new URL('index.html', import.meta.url)),
        sw: fileURLToPath(new URL('src/pwa/service-worker.ts', import.meta.url)),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
