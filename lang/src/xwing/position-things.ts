import type { Options, View } from '@parsecs/xwing';
import type { Texts } from '../texts.ts';
import { shipAt } from './asking.ts';
import { listDamage, namePlace, nameThing, shipParams } from './words.ts';

/** XW-302 */
const BOMBS: readonly string[] = ['seismiccharges', 'protonbombs', 'proximitymines'];
/** Numbers for one obstacle: token, x, y, heading, flipped; for one bomb: kind, seat, x, y, heading. */
const PER_THING = 5;

/** What lies on the field besides ships, and the deck. */
export function describeThings(texts: Texts, view: View): readonly string[] {
  const { obstacles, bombs } = view.position;
  const lines: string[] = [];
  if (obstacles.length > 0) {
    const places = inGroups(obstacles).map(([, x = 0, y = 0]) => namePlace(texts, { x, y }));
    lines.push(texts.t('xwing:position.obstacles', { places: places.join('; ') }));
  }
  if (bombs.length > 0) {
    const told = inGroups(bombs).map(([bomb = 0, , x = 0, y = 0]) => {
      const name = texts.t(`xwing:bomb.${BOMBS[bomb] ?? 'seismiccharges'}.nom`);
      return `${name} – ${namePlace(texts, { x, y })}`;
    });
    lines.push(texts.t('xwing:position.bombs', { bombs: told.join('; ') }));
  }
  lines.push(...describeMission(texts, view));
  if (view.position.round > 0) lines.push(texts.t('xwing:position.deck', { count: view.deck }));
  if (view.drawnCards !== undefined && view.drawnCards.length > 0) {
    lines.push(texts.t('xwing:position.drawn', { cards: listDamage(texts, view.drawnCards) }));
  }
  return lines;
}

function inGroups(numbers: readonly number[], each = PER_THING): readonly (readonly number[])[] {
  return Array.from({ length: Math.floor(numbers.length / each) }, (_, index) =>
    numbers.slice(index * each, (index + 1) * each),
  );
}

/** Numbers for one satellite: x, y, heading, carrier; after the number of losses. */
const PER_SATELLITE = 4;

/** XW-269, XW-280: what a mission keeps on the table. */
function describeMission(texts: Texts, view: View): readonly string[] {
  const { mission: memory, setup } = view.position;
  if (setup.mission === 2) {
    const ship = shipAt(view, memory[1] ?? -1);
    return ship === undefined ? [] : [texts.t('xwing:position.damaged', shipParams(ship.id))];
  }
  if (setup.mission !== 3) return [];
  const told = inGroups(memory.slice(1), PER_SATELLITE).map(
    ([x = 0, y = 0, , carrier = -1], index) => {
      const name = texts.t('xwing:obstacle.satellite.nom', { number: index + 1 });
      const ship = shipAt(view, carrier);
      if (ship === undefined) {
        const place = namePlace(texts, { x, y });
        return texts.t('xwing:position.satellite.lying', { name, place });
      }
      return ship.status === 'destroyed'
        ? texts.t('xwing:position.satellite.returned', { name })
        : texts.t('xwing:position.satellite.carried', { name, ...shipParams(ship.id) });
    },
  );
  if (told.length === 0) return [];
  return [texts.t('xwing:position.satellites', { satellites: told.join('; ') })];
}

/** The readings of the rules that go without saying. */
export const USUAL: Options = {
  overlapBlocksFreeActions: false,
  simultaneousBatch: true,
  barrelRollTemplateBlocked: true,
  obstacleDicePerToken: true,
  obstacleTemplate: 'travelled',
  touching: 'overlap',
  oneTokenOfAKind: false,
  biggsAnyWeapon: false,
  missionPlacementBand: 'strip',
  cornerExit: 'strict',
  imperialUpgradesFirst: true,
};

/** Readings that the players agreed on instead. */
export function describeOptions(texts: Texts, { position }: View): readonly string[] {
  const usual: Readonly<Record<string, unknown>> = { ...USUAL };
  const told = Object.entries(position.setup.options)
    .filter(([name, value]) => value !== usual[name])
    .map(([name, value]) => {
      const chosen = texts.t(`xwing:option.${name}.value.${String(value)}`);
      return `${nameThing(texts, 'option', name)} – ${chosen}`;
    });
  return told.length === 0 ? [] : [texts.t('xwing:position.options', { options: told.join('; ') })];
}
