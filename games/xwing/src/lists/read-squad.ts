import { excerpt, isRecord, type Problem, unknownFields } from '@parsecs/kernel';
import { findPilot, type PilotCard } from '../cards/pilots.ts';
import { findUpgrade, type UpgradeCard } from '../cards/upgrades.ts';
import { FACTIONS, type Faction } from '../cards/vocabulary.ts';
import { addProblem, type Draft, type DraftShip, emptyDraft, type Written } from './draft.ts';
import { LONGEST_NAME, MOST_SHIPS, MOST_UPGRADES } from './squad.ts';

/** What can be wrong with the writing of a squad, before any rule is asked. */
export const SQUAD_FORM_CAUSES = [
  'squad-not-an-object',
  'squad-unknown-field',
  'squad-wrong-name',
  'squad-wrong-faction',
  'squad-not-a-list',
  'squad-too-many-ships',
  'squad-too-many-upgrades',
  'squad-unknown-pilot',
  'squad-unknown-upgrade',
] as const;
export type SquadFormCause = (typeof SQUAD_FORM_CAUSES)[number];

type Wrong = (
  path: string,
  cause: SquadFormCause,
  params?: Problem['params'],
  rule?: string,
) => void;

const FIELDS: readonly string[] = ['$schema', 'name', 'faction', 'ships'];
const SHIP_FIELDS: readonly string[] = ['pilot', 'upgrades'];

export function draftFromJson(input: unknown): Draft {
  if (!isRecord(input)) return emptyDraft({ path: '', cause: 'squad-not-an-object' });
  const problems: Problem[] = [];
  const wrong: Wrong = (path, cause, params, rule) => {
    addProblem(problems, {
      path,
      ...(rule !== undefined && { rule }),
      cause,
      ...(params && { params }),
    });
  };
  checkFields(input, FIELDS, '', wrong);
  const { name, faction, ships } = input;
  if (!isSquadName(name)) wrong('name', 'squad-wrong-name', { most: LONGEST_NAME });
  const isFaction = FACTIONS.includes(faction as Faction);
  if (!isFaction) wrong('faction', 'squad-wrong-faction', { faction: excerpt(faction) }, 'XW-001');
  return {
    name: isSquadName(name) ? name : undefined,
    faction: isFaction ? (faction as Faction) : undefined,
    path: 'ships',
    ships: readShips(ships, wrong),
    problems,
    warnings: [],
  };
}

export function isSquadName(name: unknown): name is string | undefined {
  return name === undefined || (typeof name === 'string' && name.length <= LONGEST_NAME);
}

function checkFields(
  input: Readonly<Record<string, unknown>>,
  known: readonly string[],
  prefix: string,
  wrong: Wrong,
): void {
  for (const field of unknownFields(input, known))
    wrong(`${prefix}${field}`, 'squad-unknown-field');
}

function readShips(ships: unknown, wrong: Wrong): readonly DraftShip[] {
  if (!Array.isArray(ships)) {
    wrong('ships', 'squad-not-a-list');
    return [];
  }
  if (ships.length > MOST_SHIPS) wrong('ships', 'squad-too-many-ships', { most: MOST_SHIPS });
  return ships
    .slice(0, MOST_SHIPS)
    .map((ship: unknown, index) => readShip(ship, `ships[${index}]`, wrong));
}

function readShip(ship: unknown, path: string, wrong: Wrong): DraftShip {
  if (!isRecord(ship)) {
    wrong(path, 'squad-not-an-object');
    return { path, pilot: undefined, upgrades: [] };
  }
  checkFields(ship, SHIP_FIELDS, `${path}.`, wrong);
  return {
    path,
    pilot: readPilot(ship['pilot'], `${path}.pilot`, wrong),
    upgrades: readUpgrades(ship['upgrades'], `${path}.upgrades`, wrong),
  };
}

function readPilot(id: unknown, path: string, wrong: Wrong): Written<PilotCard> | undefined {
  const card = typeof id === 'string' ? findPilot(id) : undefined;
  if (card !== undefined) return { card, path };
  wrong(path, 'squad-unknown-pilot', { pilot: excerpt(id) });
  return undefined;
}

function readUpgrades(
  upgrades: unknown,
  path: string,
  wrong: Wrong,
): readonly Written<UpgradeCard>[] {
  if (upgrades === undefined) return [];
  if (!Array.isArray(upgrades)) {
    wrong(path, 'squad-not-a-list');
    return [];
  }
  if (upgrades.length > MOST_UPGRADES) {
    wrong(path, 'squad-too-many-upgrades', { most: MOST_UPGRADES });
  }
  return upgrades.slice(0, MOST_UPGRADES).flatMap((id: unknown, index) => {
    const at = `${path}[${index}]`;
    const card = typeof id === 'string' ? findUpgrade(id) : undefined;
    if (card !== undefined) return [{ card, path: at }];
    wrong(at, 'squad-unknown-upgrade', { upgrade: excerpt(id) });
    return [];
  });
}
