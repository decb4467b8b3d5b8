import { type Checked, excerpt, isRecord, type Problem, unknownFields } from '@parsecs/kernel';
import type { PilotCard } from '../cards/pilots.ts';
import type { UpgradeCard } from '../cards/upgrades.ts';
import { checkedReview, readDraft, reviewDraft, type SquadReview } from './check-squad.ts';
import {
  addProblem,
  type Draft,
  type DraftShip,
  emptyDraft,
  type SquadTaken,
  takeDraft,
  type Written,
} from './draft.ts';
import { type SquadLimits, STANDARD_LIMITS } from './limits.ts';
import { isSquadName } from './read-squad.ts';
import { LONGEST_NAME, MOST_SHIPS, MOST_UPGRADES, type Squad } from './squad.ts';
import { draftPoints } from './squad-rules.ts';
import { canonicalName, factionNamed, pilotNamed, slotNamed, upgradeNamed } from './xws-names.ts';

/** What can be wrong with a squad in the community's format; the last four are warnings. */
export const XWS_CAUSES = [
  'xws-not-an-object',
  'xws-not-a-list',
  'xws-many-squads',
  'xws-wrong-faction',
  'xws-wrong-name',
  'xws-too-many',
  'xws-unknown-pilot',
  'xws-other-ship',
  'xws-unknown-slot',
  'xws-unknown-upgrade',
  'xws-other-slot',
  'xws-ignored',
  'xws-other-edition',
  'xws-other-points',
  'xws-long-name',
] as const;
export type XwsCause = (typeof XWS_CAUSES)[number];

type Note = (path: string, cause: XwsCause, params?: Problem['params'], rule?: string) => void;
interface Notes {
  readonly wrong: Note;
  readonly warn: Note;
}

/** Fields that the format tells importers to ignore, or that mean nothing to the rules. */
const PASSED_OVER: readonly string[] = ['$schema', 'version', 'points', 'vendor', 'description'];
const FIELDS: readonly string[] = ['name', 'faction', 'pilots', ...PASSED_OVER];
const PILOT_FIELDS: readonly string[] = ['id', 'name', 'ship', 'upgrades', ...PASSED_OVER];

/** The squad in a file of the community's format, legal or not: what a builder opens. */
export function squadFromXws(input: unknown): Checked<Squad> {
  return readDraft(draftFromXws(input));
}

/** As much of it as this game knows, and what had to be left out. */
export function takeXws(input: unknown): SquadTaken {
  return takeDraft(draftFromXws(input));
}

/** The same, held to the rules: every problem of the writing and of the list, by its place in the file. */
export function checkXws(input: unknown, limits: SquadLimits = STANDARD_LIMITS): Checked<Squad> {
  return checkedReview(reviewXws(input, limits));
}

export function reviewXws(input: unknown, limits: SquadLimits = STANDARD_LIMITS): SquadReview {
  return reviewDraft(draftFromXws(input), limits);
}

function draftFromXws(input: unknown): Draft {
  if (!isRecord(input)) return emptyDraft({ path: '', cause: 'xws-not-an-object' });
  if (Array.isArray(input['container'])) {
    return emptyDraft({ path: 'container', cause: 'xws-many-squads' });
  }
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const notes: Notes = { wrong: notingIn(problems), warn: notingIn(warnings) };
  const { wrong, warn } = notes;
  warnIgnored(input, FIELDS, '', warn);
  const { version, points } = input;
  const name = readName(input['name'], notes);
  if (typeof version === 'string' && !/^[01][.]/.test(version)) {
    warn('version', 'xws-other-edition', { version: excerpt(version) });
  }
  const written = input['faction'];
  const faction = typeof written === 'string' ? factionNamed(written) : undefined;
  if (faction === undefined) {
    wrong('faction', 'xws-wrong-faction', { faction: excerpt(written) }, 'XW-001');
  }
  const draft: Draft = {
    name,
    faction,
    path: 'pilots',
    ships: readPilots(input['pilots'], notes),
    ...(typeof points === 'number' && { saidToCost: points }),
    problems,
    warnings,
  };
  warnOtherPoints(draft, warn);
  return draft;
}

/** Other builders have no limit; the beginning of a long name will do. */
function readName(name: unknown, { wrong, warn }: Notes): string | undefined {
  if (isSquadName(name)) return name;
  const params = { most: LONGEST_NAME };
  if (typeof name !== 'string') {
    wrong('name', 'xws-wrong-name', params);
    return undefined;
  }
  warn('name', 'xws-long-name', params);
  const HALF_A_CHARACTER = /[\uD800-\uDBFF]$/;
  return name.slice(0, LONGEST_NAME).replace(HALF_A_CHARACTER, '');
}

function notingIn(list: Problem[]): Note {
  return (path, cause, params, rule) => {
    addProblem(list, {
      path,
      ...(rule !== undefined && { rule }),
      cause,
      ...(params && { params }),
    });
  };
}

function warnIgnored(
  input: Readonly<Record<string, unknown>>,
  known: readonly string[],
  prefix: string,
  warn: Note,
): void {
  for (const field of unknownFields(input, known)) warn(`${prefix}${field}`, 'xws-ignored');
}

/** The format forbids to rely on written points, but a difference means a card that costs otherwise. */
function warnOtherPoints(draft: Draft, warn: Note): void {
  const points = draftPoints(draft);
  const { saidToCost: written, problems } = draft;
  if (written !== undefined && written !== points && problems.length === 0) {
    warn('points', 'xws-other-points', { written, points });
  }
}

function readPilots(pilots: unknown, notes: Notes): readonly DraftShip[] {
  const { wrong } = notes;
  if (!Array.isArray(pilots)) {
    wrong('pilots', 'xws-not-a-list');
    return [];
  }
  if (pilots.length > MOST_SHIPS) wrong('pilots', 'xws-too-many', { most: MOST_SHIPS });
  return pilots
    .slice(0, MOST_SHIPS)
    .map((pilot: unknown, index) => readPilot(pilot, `pilots[${index}]`, notes));
}

function readPilot(pilot: unknown, path: string, notes: Notes): DraftShip {
  const { wrong, warn } = notes;
  if (!isRecord(pilot)) {
    wrong(path, 'xws-not-an-object');
    return { path, pilot: undefined, upgrades: [] };
  }
  warnIgnored(pilot, PILOT_FIELDS, `${path}.`, warn);
  const written = readPilotName(pilot, path, wrong);
  const { ship } = pilot;
  const isOtherShip = typeof ship === 'string' && canonicalName(ship) !== written?.card.ship;
  if (written !== undefined && isOtherShip) {
    const params = { pilot: written.card.id, ship: excerpt(ship) };
    wrong(`${path}.ship`, 'xws-other-ship', params);
  }
  return {
    path,
    // A pilot in another ship is another card, which we do not have.
    pilot: isOtherShip ? undefined : written,
    upgrades: readSlots(pilot['upgrades'], `${path}.upgrades`, wrong),
  };
}

/** `id` is how the second edition's files name what the first edition's name `name`. */
function readPilotName(
  pilot: Readonly<Record<string, unknown>>,
  path: string,
  wrong: Note,
): Written<PilotCard> | undefined {
  for (const key of ['id', 'name']) {
    const name = pilot[key];
    const card = typeof name === 'string' ? pilotNamed(name) : undefined;
    if (card !== undefined) return { card, path: `${path}.${key}` };
  }
  const key = pilot['name'] === undefined && pilot['id'] !== undefined ? 'id' : 'name';
  wrong(`${path}.${key}`, 'xws-unknown-pilot', { pilot: excerpt(pilot[key]) });
  return undefined;
}

/** Some builders write slots of later waves as well, empty. */
const MOST_SLOTS = 40;

function readSlots(slots: unknown, path: string, wrong: Note): readonly Written<UpgradeCard>[] {
  // Some builders write an empty list where there is nothing.
  if (slots === undefined || slots === null || (Array.isArray(slots) && slots.length === 0)) {
    return [];
  }
  if (!isRecord(slots)) {
    wrong(path, 'xws-not-an-object');
    return [];
  }
  const written = Object.entries(slots);
  // More than there are kinds of slots: what comes after is not read.
  if (written.length > MOST_SLOTS) wrong(path, 'xws-too-many', { most: MOST_SLOTS });
  const upgrades = written
    .slice(0, MOST_SLOTS)
    .flatMap(([slot, ids]) => readSlot(slot, ids, `${path}.${excerpt(slot)}`, wrong));
  if (upgrades.length > MOST_UPGRADES) wrong(path, 'xws-too-many', { most: MOST_UPGRADES });
  return upgrades.slice(0, MOST_UPGRADES);
}

function readSlot(
  name: string,
  ids: unknown,
  path: string,
  wrong: Note,
): readonly Written<UpgradeCard>[] {
  if (!Array.isArray(ids)) {
    wrong(path, 'xws-not-a-list');
    return [];
  }
  if (ids.length > MOST_UPGRADES) wrong(path, 'xws-too-many', { most: MOST_UPGRADES });
  return ids.slice(0, MOST_UPGRADES).flatMap((id: unknown, index) => {
    const written = readUpgrade(name, id, `${path}[${index}]`, wrong);
    return written === undefined ? [] : [written];
  });
}

/** A card of the same name in another slot is another card, which we do not have. */
function readUpgrade(
  name: string,
  id: unknown,
  path: string,
  wrong: Note,
): Written<UpgradeCard> | undefined {
  const slot = slotNamed(name);
  const card = typeof id === 'string' ? upgradeNamed(id) : undefined;
  if (card !== undefined && card.slot === slot) return { card, path };
  if (card === undefined) wrong(path, 'xws-unknown-upgrade', { upgrade: excerpt(id) });
  else if (slot === undefined)
    wrong(path, 'xws-unknown-slot', { upgrade: card.id, slot: excerpt(name) });
  else wrong(path, 'xws-other-slot', { upgrade: card.id, slot });
  return undefined;
}
