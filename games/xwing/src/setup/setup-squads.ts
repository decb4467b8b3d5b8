import {
  at,
  isRecord,
  type Problem,
  problemIn,
  seededChance,
  unknownFields,
} from '@parsecs/kernel';
import type { UpgradeId } from '../cards/ids.ts';
import { pilotCard } from '../cards/pilots.ts';
import { type ByFaction, CAPTAINS, FACTIONS, type Faction } from '../cards/vocabulary.ts';
import { EXTENTS } from '../geometry/dimensions.ts';
import { checkSquad } from '../lists/check-squad.ts';
import type { SquadLimits } from '../lists/limits.ts';
import { randomSquad } from '../lists/random-squad.ts';
import { FIRST_GAME_SQUADS, MISSION_SQUADS } from '../lists/ready-made.ts';
import type { Squad } from '../lists/squad.ts';
import { agreedFactions, isMirror, type Setup, type SquadSource, sourceOf } from './setup.ts';

/** XW-016, XW-242: without squad building the printed forces are taken. */
function printedSquads(setup: Setup): ByFaction<SquadSource> {
  if (setup.squadBuilding) return { rebel: 'build', imperial: 'build' };
  return setup.mission === 0 ? FIRST_GAME_SQUADS : MISSION_SQUADS[setup.mission];
}

/** A squad of a setup: for which faction, where it is written, and where it is kept. */
interface SquadField {
  readonly faction: Faction;
  readonly written: string;
  readonly kept: string;
}

/** By faction or, where it is agreed who flies for whom, by seat, as they must be if both fly for one. */
function squadFields(setup: Setup, input: object): readonly SquadField[] {
  const agreed = agreedFactions(setup);
  const isBySeat = CAPTAINS.some((captain) => Object.hasOwn(input, captain));
  if (agreed === undefined || !(isBySeat || isMirror(setup))) {
    return FACTIONS.map((faction) => ({ faction, written: faction, kept: faction }));
  }
  return CAPTAINS.map((written, team) => {
    const faction = at(agreed, team);
    return { faction, written, kept: isMirror(setup) ? written : faction };
  }).sort((one, other) => FACTIONS.indexOf(one.faction) - FACTIONS.indexOf(other.faction));
}

/** The squads of a setup, each from where it is written. */
export function checkSquads(
  setup: Setup,
  input: unknown,
  problems: Problem[],
  warnings: Problem[],
): Setup['squads'] {
  const printed = printedSquads(setup);
  if (input !== undefined && !isRecord(input)) {
    problems.push({ path: 'squads', cause: 'setup-wrong-squads', rule: 'XW-015' });
    return printed;
  }
  const fields = squadFields(setup, input ?? {});
  for (const name of unknownFields(
    input ?? {},
    fields.map(({ written }) => written),
  )) {
    problems.push({ path: `squads.${name}`, cause: 'setup-wrong-squads', rule: 'XW-015' });
  }
  const squads: Record<string, SquadSource> = {};
  let taken: readonly UpgradeId[] = [];
  for (const { faction, written, kept } of fields) {
    const limits = setup.squadBuilding
      ? { ...limitsOf(setup, faction), taken }
      : printedLimits(faction);
    const source = input?.[written] ?? printed[faction];
    const path = `squads.${written}`;
    const squad = checkSource(setup, { faction, path, source, limits }, problems, warnings);
    squads[kept] = squad;
    if (isBoxShared(setup) && typeof squad !== 'string') taken = upgradesIn(squad);
  }
  return squads as unknown as Setup['squads'];
}

/** XW-222: one box serves both sides, but whoever mirrors the other brings boxes of his own. */
export function isBoxShared(setup: Setup): boolean {
  return setup.collection !== null && !isMirror(setup);
}

interface WrittenSource {
  readonly faction: Faction;
  readonly path: string;
  readonly source: unknown;
  readonly limits: SquadLimits;
}

function checkSource(
  setup: Setup,
  { faction, path, source, limits }: WrittenSource,
  problems: Problem[],
  warnings: Problem[],
): SquadSource {
  if (source === 'build' || source === 'random') {
    if (!setup.squadBuilding) {
      problems.push({ path, cause: 'setup-wrong-squads', rule: 'XW-016' });
    }
    if (randomSquad(faction, limits, seededChance(path)) === undefined) {
      problems.push({ path, cause: 'setup-nothing-to-build', rule: 'XW-197' });
    }
    return source;
  }
  const checked = checkSquad(source, limits);
  const found = checked.ok ? checked.warnings : checked.problems;
  (checked.ok ? warnings : problems).push(...found.map((problem) => problemIn(path, problem)));
  if (!checked.ok) return 'build';
  if (!fitsTheStrip(setup, checked.value)) {
    problems.push({ path, cause: 'setup-squad-does-not-fit', rule: 'XW-022' });
  }
  return checked.value;
}

/** XW-197, XW-222: what a squad of this side is checked against. */
export function limitsOf(setup: Setup, faction: Faction): SquadLimits {
  const limits: SquadLimits = { points: setup.points, faction };
  return setup.collection === null ? limits : { ...limits, collection: setup.collection };
}

/** XW-222: the upgrade cards of a squad that was given before the game. */
export function givenUpgrades(setup: Setup, team: number, faction: Faction): readonly UpgradeId[] {
  const source = sourceOf(setup, team, faction);
  return typeof source === 'string' ? [] : upgradesIn(source);
}

function upgradesIn({ ships }: Squad): readonly UpgradeId[] {
  return ships.flatMap(({ upgrades }) => upgrades);
}

function printedLimits(faction: Faction): SquadLimits {
  return { points: 'free', faction };
}

/** XW-022: whether all ships find a place along an edge, small ones two deep. */
export function fitsTheStrip({ width, height }: Setup, squad: Squad): boolean {
  const large = squad.ships.filter(({ pilot }) => pilotCard(pilot).size === 'large').length;
  const small = squad.ships.length - large;
  const needed = large * EXTENTS.large.width + Math.ceil(small / 2) * EXTENTS.small.width;
  return needed <= Math.min(width, height);
}
