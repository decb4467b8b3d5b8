import { createTexts } from '@parsecs/lang';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LibraryContext } from '../builder-model.ts';
import type { CardKey } from '../kind.ts';
import { readyListsOf } from '../ready-lists.ts';
import { CardFace } from './card-face.tsx';
import { pilotKey, upgradeKey } from './squad-cards.ts';
import { squadKind } from './squad-kind.tsx';

const texts = await createTexts('en');
await texts.load('xwing', 'builder');

function faceOf(card: CardKey): string {
  const library = {
    texts,
    box: squadKind,
    words: squadKind.words(texts),
    lists: readyListsOf(squadKind),
  };
  return renderToStaticMarkup(
    <LibraryContext value={library}>
      <CardFace card={card} />
    </LibraryContext>,
  );
}

test('a large card bears its name, with a bullet and the word if it is unique', () => {
  for (const [card, name] of [
    [pilotKey('lukeskywalker'), 'Luke Skywalker'],
    [upgradeKey('r2d2'), 'R2-D2'],
  ] as const) {
    expect(faceOf(card)).toContain(`>• ${name}<`);
    expect(faceOf(card)).toContain(texts.t('builder:unique'));
  }
});

test('a common one has neither', () => {
  for (const [card, name] of [
    [pilotKey('rookiepilot'), 'Rookie Pilot'],
    [upgradeKey('marksmanship'), 'Marksmanship'],
  ] as const) {
    expect(faceOf(card)).toContain(`>${name}<`);
    expect(faceOf(card)).not.toContain('•');
    expect(faceOf(card)).not.toContain(texts.t('builder:unique'));
  }
});
