import { PILOT_IDS, UPGRADE_IDS } from '@parsecs/xwing';
import { expect, test } from 'vitest';
import { fileInLink } from './other-builders.ts';
import { squadKind } from './squad-kind.tsx';

const SITE = 'https://builder.example/xwing/';

test('a link with numbers of cards holds the squad', () => {
  const link = `${SITE}?f=Rebel%20Alliance&d=v4!s!5:19,1,3:-1:2:;44:-1,-1,-1,-1:-1:-1:&sn=Two%20ships`;
  const found = squadKind.fromOtherLink?.(link);
  expect(found?.ok && found.value).toEqual({
    name: 'Two ships',
    list: {
      faction: 'rebel',
      ships: [
        {
          pilot: 'lukeskywalker',
          upgrades: ['deadeye', 'r2d2', 'protontorpedoes', 'shieldupgrade'],
        },
        { pilot: 'bluesquadronpilot', upgrades: [] },
      ],
    },
  });
});

test('what is not known is left out and named, the rest is taken', () => {
  const link = `${SITE}?f=Galactic%20Empire&d=v2!38:-1,-1,-1,-1,-1:1:-1:U.1;28:72:5:1:M.5;210::-1:-1:`;
  const found = squadKind.fromOtherLink?.(link);
  if (found?.ok !== true) throw new Error('nothing was taken');
  expect(found.value.list.ships).toEqual([
    { pilot: 'bobafett', upgrades: ['protontorpedoes', 'slavei'] },
    { pilot: 'soontirfel', upgrades: ['stealthdevice'] },
  ]);
  const left = found.value.leftOut?.map(({ path }) => path) ?? [];
  expect(left).toHaveLength(4);
});

test('a link may hold a squad in the community’s format', () => {
  const xws = { faction: 'rebel', name: 'Luke', pilots: [{ id: 'lukeskywalker', ship: 'xwing' }] };
  const link = `${SITE}?xws=${encodeURIComponent(JSON.stringify(xws))}`;
  const found = squadKind.fromOtherLink?.(link);
  expect(found?.ok && found.value.list.ships).toEqual([{ pilot: 'lukeskywalker', upgrades: [] }]);
});

test('every card of this game has a number', () => {
  const numbers = (count: number): string => Array.from({ length: count }, (_, at) => at).join();
  const { ships } = fileInLink(
    `${SITE}?f=x&d=v2!${Array.from({ length: 57 }, (_, at) => `${at}::-1:-1:`).join(';')};0:${numbers(49)}:1,2,3,4:1,2,3,4:`,
  ) as { readonly ships: readonly { readonly pilot: string; readonly upgrades: string[] }[] };
  expect(new Set(ships.map(({ pilot }) => pilot))).toEqual(new Set(PILOT_IDS));
  expect(new Set(ships.at(-1)?.upgrades)).toEqual(new Set(UPGRADE_IDS));
});

test('links of this site and other texts are none of these', () => {
  for (const text of ['1rkAB', 'hello', `${SITE}#list=1rkAB`, `${SITE}?d=v8ZsZ200Z1X2`]) {
    expect(squadKind.fromOtherLink?.(text)).toBe(undefined);
  }
});
