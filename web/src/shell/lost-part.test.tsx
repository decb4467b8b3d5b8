import { LANGUAGES } from '@parsecs/lang';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { followLostParts, isLostPart, LostPart, lossOf } from './lost-part.ts';

// The page reads its settings and its address when it is loaded.
beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('location', { pathname: '/play/abc' });
});

describe('a part that could not be loaded', () => {
  test.each([
    'Failed to fetch dynamically imported module: https://a.example/assets/table-page-abc.js',
    'error loading dynamically imported module: https://a.example/assets/table-page-abc.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/board-abc.css',
  ])('is known by “%s”', (message) => {
    expect(isLostPart(new TypeError(message))).toBe(true);
  });

  test('is known by what the loader tells, in whatever words', () => {
    const target = new EventTarget();
    const error = new Error('nope');
    followLostParts(target);
    expect(isLostPart(error)).toBe(false);
    target.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    expect(isLostPart(error)).toBe(true);
  });

  test('is not what any other mistake is', () => {
    expect(isLostPart(new TypeError('x is undefined'))).toBe(false);
    expect(isLostPart('Importing a module script failed.')).toBe(false);
    expect(isLostPart(undefined)).toBe(false);
  });

  test('may be the script of a worker; what a worker throws is something else', async () => {
    const worker = new EventTarget();
    const loss = lossOf(worker);
    worker.dispatchEvent(Object.assign(new Event('error'), { message: 'x is undefined' }));
    expect(await Promise.race([loss, Promise.resolve('still there')])).toBe('still there');
    worker.dispatchEvent(new Event('error'));
    await expect(loss).rejects.toBeInstanceOf(LostPart);
  });

  test.each(LANGUAGES)('asks to reload and blames nobody (%s)', async (language) => {
    const { loadTexts, TextsProvider } = await import('./texts.tsx');
    const { BrokenPage } = await import('./error-boundary.tsx');
    const texts = await loadTexts(language);
    const draw = (error: Error): string =>
      renderToStaticMarkup(
        <TextsProvider language={language}>
          <BrokenPage error={error} />
        </TextsProvider>,
      );
    const page = draw(new LostPart());
    expect(page).toContain(texts.t('shell:lost.title'));
    expect(page).toContain(texts.t('shell:update.reload'));
    expect(page).not.toContain(texts.t('shell:broken.text'));
    expect(draw(new Error('x'))).toContain(texts.t('shell:broken.text'));
  });
});
