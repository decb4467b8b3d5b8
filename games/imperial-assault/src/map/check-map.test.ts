import { describe, expect, test } from 'vitest';
import { checkMap, imperialAssault, MAP_IDS, MAPS, missionsFor } from '../index.ts';
import { field } from '../testing/maps.ts';

/** The causes of everything that is wrong with a changed map. */
function causes(change: Readonly<Record<string, unknown>>): readonly string[] {
  const checked = checkMap({ ...MAPS['cinder-relay'], ...change });
  return checked.ok ? [] : [...new Set(checked.problems.map(({ cause }) => cause))];
}

describe('maps', () => {
  test.each(MAP_IDS)('%s has nothing wrong with it', (id) => {
    expect(checkMap(MAPS[id])).toMatchObject({ ok: true });
  });

  test('spaces that nobody can walk to are named', () => {
    const rows = [...MAPS['cinder-relay'].terrain];
    rows[4] = '. ..#..x.    '.padEnd(15);
    const checked = checkMap({ ...MAPS['cinder-relay'], terrain: rows, edges: [], doors: [] });
    expect(checked.ok).toBe(false);
    const island = field(['......', '      ', '......']);
    expect(checkMap(island)).toMatchObject({
      problems: expect.arrayContaining([
        expect.objectContaining({ cause: 'not-connected', rule: 'IA-104' }),
      ]),
    });
  });

  test('zones that are too small, on nothing or on blocking spaces', () => {
    const { zones } = MAPS['cinder-relay'];
    expect(causes({ zones: zones.map((row) => row.replaceAll('R', '.')) })).toContain(
      'zone-too-small',
    );
    expect(causes({ zones: zones.map((row) => row.replaceAll(' ', 'R')) })).toContain(
      'zone-on-nothing',
    );
    const blocked = zones.map((row, y) => (y === 2 ? 'RRRRRR.........' : row));
    expect(causes({ zones: blocked })).toEqual(['zone-on-blocking']);
  });

  test('tokens and doors must stand where there are spaces', () => {
    const token = { id: 'relay-core-1', kind: 'relay-core', at: [7, 0] };
    expect(causes({ tokens: { A: [token], B: [] } })).toEqual(['outside-the-map']);
    expect(causes({ tokens: { A: [{ ...token, kind: 'moon', at: [0, 0] }], B: [] } })).toEqual([
      'unknown-token',
    ]);
    expect(
      causes({
        terminals: [
          { id: 't', at: [0, 0] },
          { id: 't', at: [1, 0] },
        ],
      }),
    ).toEqual(['id-twice']);
    expect(causes({ doors: [{ id: 'd', edges: [], locked: false }] })).toEqual(['wrong-door']);
    expect(causes({ edges: [{ a: [0, 0], b: [1, 1], kind: 'wall' }] })).toEqual(['wrong-edge']);
    const twice = { a: [0, 0], b: [1, 0], kind: 'wall' };
    expect(causes({ edges: [twice, twice] })).toEqual(['edge-twice']);
  });

  test('a token in solid rock cannot be reached', () => {
    const rock = field(['......', '.###..', '.###..', '.###..', '......']);
    const token = { id: 'relay-core-1', kind: 'relay-core', at: [2, 5] };
    expect(checkMap({ ...rock, tokens: { A: [token], B: [] } })).toMatchObject({
      ok: false,
      problems: [{ cause: 'token-walled-in', rule: 'IA-087' }],
    });
  });

  test('nonsense is named by its place', () => {
    expect(checkMap(3)).toMatchObject({ ok: false, problems: [{ cause: 'map-not-an-object' }] });
    expect(causes({ schema: 'x', id: '', origin: {}, colour: 'red' })).toEqual([
      'map-unknown-field',
      'wrong-schema',
      'not-a-text',
      'wrong-origin',
    ]);
    expect(causes({ terrain: [] })).toContain('not-rows');
    expect(causes({ terrain: ['?'] })).toContain('unknown-sign');
    expect(causes({ exterior: ['E'] })).toContain('rows-differ');
    expect(causes({ terrain: ['.'.repeat(99)] })).toContain('too-large');
  });

  test('a mission needs its tokens', () => {
    expect(checkMap(MAPS['cinder-relay'], 'moisture-farm-b')).toMatchObject({
      problems: [{ cause: 'token-missing' }, { cause: 'region-missing' }],
    });
    expect(missionsFor(MAPS['training-ground'])).toEqual([
      'training-ground-a',
      'training-ground-b',
    ]);
  });

  test('a map of one’s own is played with a fixed mission', () => {
    const armies = ['first-skirmish-empire', 'first-skirmish-rebels'];
    const map = MAPS['cinder-relay'];
    expect(imperialAssault.checkSetup({ armies, map, mission: 'cinder-relay-a' }).ok).toBe(true);
    expect(imperialAssault.checkSetup({ armies, map })).toMatchObject({
      problems: [{ cause: 'map-needs-mission' }],
    });
    expect(
      imperialAssault.checkSetup({ armies: ['x', 3], options: { speed: 9, scoring: 7 } }),
    ).toMatchObject({
      ok: false,
      problems: [
        { cause: 'unknown-army' },
        { cause: 'army-not-an-object' },
        { cause: 'unknown-option' },
        { cause: 'wrong-option' },
      ],
    });
  });
});
