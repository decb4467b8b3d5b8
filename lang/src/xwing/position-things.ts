import type { Options, SatelliteView, View } from '@parsecs/xwing';
import type { Texts } from '../texts.ts';
import { cardName } from './cards.ts';
import {
  listDamage,
  listEdges,
  namePlace,
  nameThing,
  satelliteParams,
  shipParams,
} from './words.ts';

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

function inGroups(numbers: readonly number[]): readonly (readonly number[])[] {
  return Array.from({ length: numbers.length / PER_THING }, (_, index) =>
    numbers.slice(index * PER_THING, (index + 1) * PER_THING),
  );
}

/** XW-245, XW-269, XW-280: what a mission keeps on the table. */
function describeMission(texts: Texts, { mission }: View): readonly string[] {
  const { upgrades, damagedShip, satellites, exits } = mission;
  const lines: string[] = [];
  if (upgrades.length > 0) {
    const cards = upgrades.map((id) => cardName(texts, 'upgrade', id)).join(', ');
    lines.push(texts.t('xwing:position.upgrades-chosen', { cards }));
  }
  if (damagedShip !== null) {
    lines.push(texts.t('xwing:position.damaged', shipParams(damagedShip)));
  }
  if (satellites.length > 0) {
    const told = satellites.map((satellite) => describeSatellite(texts, satellite)).join('; ');
    lines.push(texts.t('xwing:position.satellites', { satellites: told }));
  }
  for (const { ship, edges } of exits) {
    const names = listEdges(texts, edges);
    lines.push(texts.t('xwing:position.exit', { ...shipParams(ship), edges: names }));
  }
  return lines;
}

function describeSatellite(texts: Texts, { id, at, by, returned }: SatelliteView): string {
  const name = texts.t('xwing:obstacle.satellite.nom', satelliteParams(id));
  if (returned) return texts.t('xwing:position.satellite.returned', { name });
  if (by !== null) return texts.t('xwing:position.satellite.carried', { name, ...shipParams(by) });
  const place = at === null ? '' : namePlace(texts, at);
  return texts.t('xwing:position.satellite.lying', { name, place });
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
  obstructionLine: 'arc',
  gunnerAfterOneMiss: false,
  freeMeasuring: false,
  planningAids: false,
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
