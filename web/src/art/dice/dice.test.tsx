import { DICE, DIE_FACES } from '@parsecs/imperial-assault';
import { ATTACK_DIE, DEFENCE_DIE } from '@parsecs/xwing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DIE_STATES, placeAssaultFace } from './die-face.tsx';
import { DieFace } from './index.ts';
import type { AssaultFace } from './kinds.ts';
import { DIE_SYMBOLS, SYMBOL_GLYPHS } from './symbols.ts';

describe('dice of Imperial Assault', () => {
  const dice = DICE.flatMap((kind) =>
    DIE_FACES[kind].map((face, index) => [kind, index, face] as const),
  );

  test.each(dice)('%s, face %i: as many symbols as the rules count', (kind, _index, face) => {
    const isAttack = kind !== 'black' && kind !== 'white';
    const placed = placeAssaultFace(isAttack, face);
    const count = (symbol: string): number =>
      placed.filter((seat) => seat.symbol === symbol).length;
    if (isAttack) expect([count('damage'), count('surge')]).toEqual([face[1], face[2]]);
    else expect([count('block'), count('evade-surge'), count('dodge')]).toEqual([...face]);
    const seats = placed.map(({ x, y }) => `${x},${y}`);
    expect(new Set(seats).size).toBe(placed.length);
  });

  test('accuracy stands on the face as a number', () => {
    const face: AssaultFace = [5, 1, 0];
    expect(renderToStaticMarkup(<DieFace kind="blue" face={face} size={40} />)).toContain('>5<');
  });
});

test('faces of one die of X-Wing look different, equal faces the same', () => {
  const attack = ATTACK_DIE.map((face) =>
    renderToStaticMarkup(<DieFace kind="xwing-attack" face={face} size={40} />),
  );
  const defence = DEFENCE_DIE.map((face) =>
    renderToStaticMarkup(<DieFace kind="xwing-defence" face={face} size={40} />),
  );
  expect(attack).toHaveLength(8);
  expect(new Set(attack).size).toBe(new Set(ATTACK_DIE).size);
  expect(defence).toHaveLength(8);
  expect(new Set(defence).size).toBe(new Set(DEFENCE_DIE).size);
});

test('a die of twenty shows its number', () => {
  expect(renderToStaticMarkup(<DieFace kind="d20" face={17} size={40} />)).toContain('>17<');
});

test('every state looks different, and no die speaks for itself', () => {
  const drawn = DIE_STATES.map((state) =>
    renderToStaticMarkup(<DieFace kind="d20" face={3} size={40} state={state} />),
  );
  expect(new Set(drawn).size).toBe(DIE_STATES.length);
  for (const svg of drawn) expect(svg).toContain('aria-hidden="true"');
});

test('no two symbols are the same', () => {
  const drawn = DIE_SYMBOLS.map((symbol) => JSON.stringify(SYMBOL_GLYPHS[symbol]));
  expect(new Set(drawn).size).toBe(DIE_SYMBOLS.length);
});
