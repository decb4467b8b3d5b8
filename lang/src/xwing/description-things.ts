import { DEFAULT_OPTIONS, type SatelliteView, type View } from '@parsecs/xwing/words';
import { pairOf } from '../people.ts';
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

/** What lies on the field besides ships, and the deck. */
export function describeThings(texts: Texts, view: View): readonly string[] {
  const { obstacles, bombs, round, drawnCards = [] } = view;
  const lines: string[] = [];
  if (obstacles.length > 0) {
    const places = obstacles.map(({ at }) => namePlace(texts, at));
    lines.push(texts.t('xwing:position.obstacles', { places: places.join('; ') }));
  }
  if (bombs.length > 0) {
    const told = bombs.map(({ bomb, at }) =>
      pairOf(texts, texts.t(`xwing:bomb.${bomb}.nom`), namePlace(texts, at)),
    );
    lines.push(texts.t('xwing:position.bombs', { bombs: told.join('; ') }));
  }
  lines.push(...describeMission(texts, view));
  const count = view.decks.reduce((sum, { cards }) => sum + cards, 0);
  if (round > 0) lines.push(texts.t('xwing:position.deck', { count }));
  const discard = view.decks.flatMap((deck) => deck.discard);
  if (discard.length > 0) {
    lines.push(texts.t('xwing:position.discard', { cards: listDamage(texts, discard) }));
  }
  if (drawnCards.length > 0) {
    lines.push(texts.t('xwing:position.drawn', { cards: listDamage(texts, drawnCards) }));
  }
  return lines;
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

/** Readings that the players agreed on instead. */
export function describeOptions(texts: Texts, { setup }: View): readonly string[] {
  const usual: Readonly<Record<string, unknown>> = { ...DEFAULT_OPTIONS };
  const told = Object.entries(setup.options)
    .filter(([name, value]) => value !== usual[name])
    .map(([name, value]) => {
      const chosen = texts.t(`xwing:option.${name}.value.${String(value)}`);
      return pairOf(texts, nameThing(texts, 'option', name), chosen);
    });
  return told.length === 0 ? [] : [texts.t('xwing:position.options', { options: told.join('; ') })];
}
