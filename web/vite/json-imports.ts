import type { Plugin } from 'vite';

const ATTRIBUTE = /,\s*\{\s*with:\s*\{\s*type:\s*['"]json['"]\s*\}\s*,?\s*\}/g;

/**
 * Node wants `import('…json', { with: { type: 'json' } })`; the development server answers such an
 * import with a script, which a browser then refuses. The build has no such trouble.
 */
export function jsonImports(): Plugin {
  return {
    name: 'parsecs:json-imports',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*[.]ts$/, code: ATTRIBUTE },
      handler: (code) => ({ code: code.replaceAll(ATTRIBUTE, ''), map: null }),
    },
  };
}
