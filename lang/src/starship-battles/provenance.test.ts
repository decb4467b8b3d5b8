import { cardsOf, type ShipCard } from '@parsecs/starship-battles';
import { describe, expect, test } from 'vitest';
import { createTexts, LANGUAGES } from '../index.ts';

const CARDS = (['cards', 'proposed'] as const).flatMap((costs) => cardsOf({ ships: [], costs }));
const PRINTED = /printed card|печатн\S* карт|drukowan\S* kart|друкован\S* карт/i;

describe.each(LANGUAGES)('what the board says of a card in %s', async (language) => {
  const texts = await createTexts(language);
  const said = ({ provenance: { overall } }: ShipCard): string =>
    texts.t(`starship-battles-board:provenance.${overall}.text`);

  test('nobody speaks of the printed card of a ship that nobody has confirmed', () => {
    const unsure = CARDS.filter(({ roster }) => roster !== 'confirmed');
    expect(unsure.filter((card) => PRINTED.test(said(card))).map(({ id }) => id)).toEqual([]);
  });

  test('no card with reconstructed figures says that every figure is published', () => {
    const whole = texts.t('starship-battles-board:provenance.published.text');
    const boasting = CARDS.filter(
      (card) =>
        said(card) === whole && card.provenance.fields['default']?.status === 'reconstructed',
    );
    expect(boasting.map(({ id }) => id)).toEqual([]);
  });
});
