import type { Problem } from '@parsecs/kernel';
import type { UpgradeId } from '../cards/ids.ts';
import type { UpgradeCard } from '../cards/upgrades.ts';
import { stockOf, takeFrom } from './collection.ts';
import type { Draft, DraftShip, Written } from './draft.ts';
import { fittingProblems } from './fitting.ts';
import type { SquadLimits } from './limits.ts';

/** What the rules may have against a list as a whole. */
export const SQUAD_RULE_CAUSES = [
  'squad-not-your-side',
  'squad-no-ships',
  'squad-mixed-factions',
  'squad-unique-twice',
  'squad-over-points',
  'squad-no-card-left',
  'squad-no-ship-left',
  'squad-not-announced',
  'squad-announced-missing',
] as const;
export type SquadRuleCause = (typeof SQUAD_RULE_CAUSES)[number];

type Found = readonly Problem[];

/** Every rule that the list breaks, as far as its cards are known. */
export function squadProblems(draft: Draft, limits: SquadLimits): Found {
  return [
    ...sideProblems(draft, limits),
    ...draft.ships.flatMap(({ pilot, upgrades }) =>
      pilot === undefined ? [] : fittingProblems(pilot.card, upgrades),
    ),
    ...uniqueProblems(draft),
    ...pointProblems(draft, limits),
    ...stockProblems(draft, limits),
    ...announcedProblems(draft, limits),
  ];
}

/** XW-015: the cards available to the faction, and at least one ship to play with. */
function sideProblems(draft: Draft, limits: SquadLimits): Found {
  const rule = 'XW-015';
  const problems: Problem[] = [];
  const { faction = draft.ships.find(({ pilot }) => pilot)?.pilot?.card.faction } = draft;
  if (limits.faction !== undefined && faction !== undefined && faction !== limits.faction) {
    const params = { faction: limits.faction };
    problems.push({ path: 'faction', rule, cause: 'squad-not-your-side', params });
  }
  if (draft.ships.length === 0 && draft.problems.every(({ path }) => path !== draft.path)) {
    problems.push({ path: draft.path, rule, cause: 'squad-no-ships' });
  }
  for (const { pilot } of draft.ships) {
    if (pilot === undefined || faction === undefined || pilot.card.faction === faction) continue;
    const params = { pilot: pilot.card.id, faction };
    problems.push({ path: pilot.path, rule, cause: 'squad-mixed-factions', params });
  }
  return problems;
}

/** XW-204: ship cards and upgrade cards share their names; XW-205: the squad is that of the team. */
function uniqueProblems({ ships }: Draft): Found {
  const names = new Set<string>();
  const cards = ships.flatMap(({ pilot, upgrades }) => [
    ...(pilot === undefined ? [] : [pilot]),
    ...upgrades,
  ]);
  return cards.flatMap(({ card, path }): Found => {
    if (!card.unique) return [];
    if (!names.has(card.id)) {
      names.add(card.id);
      return [];
    }
    const params = { name: card.id };
    return [{ path, rule: 'XW-204', cause: 'squad-unique-twice', params }];
  });
}

/** XW-199: what the cards that are known cost. */
export function draftShipPoints({ pilot, upgrades }: DraftShip): number {
  return upgrades.reduce((sum, { card }) => sum + card.points, pilot?.card.points ?? 0);
}

export function draftPoints({ ships }: Draft): number {
  return ships.reduce((sum, ship) => sum + draftShipPoints(ship), 0);
}

function pointProblems(draft: Draft, { points: most }: SquadLimits): Found {
  const points = draftPoints(draft);
  if (most === 'free' || points <= most) return [];
  // A card that this game does not have may take points away.
  const { saidToCost = points, problems } = draft;
  if (problems.length > 0 && saidToCost <= most) return [];
  const params = { points, most };
  return [{ path: draft.path, rule: 'XW-199', cause: 'squad-over-points', params }];
}

/** XW-222: every card and every model comes out of a box. */
function stockProblems({ ships }: Draft, { collection, taken }: SquadLimits): Found {
  if (collection === undefined) return [];
  const rule = 'XW-222';
  const stock = stockOf(collection, taken);
  const problems: Problem[] = [];
  for (const { pilot, upgrades } of ships) {
    if (pilot !== undefined) {
      const { card, path } = pilot;
      if (!takeFrom(stock.pilots, card.id)) {
        problems.push({ path, rule, cause: 'squad-no-card-left', params: { card: card.id } });
      }
      if (!takeFrom(stock.ships, card.ship)) {
        problems.push({ path, rule, cause: 'squad-no-ship-left', params: { ship: card.ship } });
      }
    }
    for (const { card, path } of upgrades) {
      if (!takeFrom(stock.upgrades, card.id)) {
        problems.push({ path, rule, cause: 'squad-no-card-left', params: { card: card.id } });
      }
    }
  }
  return problems;
}

/** XW-245: upgrade cards chosen openly are carried, and no others are. */
function announcedProblems({ path, ships }: Draft, { announced }: SquadLimits): Found {
  if (announced === undefined) return [];
  const rule = 'XW-245';
  const waiting: UpgradeId[] = [...announced];
  const surplus = ships
    .flatMap(({ upgrades }) => upgrades)
    .filter(({ card }: Written<UpgradeCard>) => {
      const place = waiting.indexOf(card.id);
      if (place !== -1) waiting.splice(place, 1);
      return place === -1;
    });
  return [
    ...surplus.map((written): Problem => {
      const params = { upgrade: written.card.id };
      return { path: written.path, rule, cause: 'squad-not-announced', params };
    }),
    ...waiting.map((upgrade): Problem => {
      const params = { upgrade };
      return { path, rule, cause: 'squad-announced-missing', params };
    }),
  ];
}
