import { createHash } from 'node:crypto';
import type { Page } from './site.ts';

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * What pages of the site may do: their own scripts, workers and connections, nothing foreign. A
 * script inside the page is allowed by its hash. Component libraries write style elements.
 */
export function securityHeaders(index: Page | undefined): Readonly<Record<string, string>> {
  const scripts = ["'self'", "'wasm-unsafe-eval'", ...inlineHashes(index)];
  const policy = [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}

function inlineHashes(index: Page | undefined): readonly string[] {
  const html = index?.body.toString('utf8') ?? '';
  return Array.from(html.matchAll(INLINE_SCRIPT), ([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  });
}

/** The names under /assets/ change with their content; everything else is asked for again. */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
