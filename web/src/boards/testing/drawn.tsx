import { text } from 'node:stream/consumers';
import type { Language } from '@parsecs/lang';
import type { JSX } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { vi } from 'vitest';

const TAGS = /<[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': '’', '&quot;': '"' };

/** The words of a part of the page, in the order in which they are read; its code is loaded by `draw`. */
export async function wordsOf(
  draw: () => Promise<JSX.Element>,
  language: Language,
): Promise<string> {
  // The page reads its settings and its address when it is loaded.
  vi.stubGlobal('navigator', { languages: [language] });
  vi.stubGlobal('location', { pathname: '/' });
  const { loadTexts, TextsProvider } = await import('../../shell/texts.tsx');
  await loadTexts(language);
  const element = await draw();
  const { prelude } = await prerenderToNodeStream(
    <TextsProvider language={language}>{element}</TextsProvider>,
  );
  const page = await text(prelude);
  return page
    .replaceAll(TAGS, ' ')
    .replaceAll(/&[#\w]+;/g, (sign) => ENTITIES[sign] ?? sign)
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();
}
