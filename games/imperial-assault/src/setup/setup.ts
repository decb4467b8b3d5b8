import {
  type Checked,
  excerpt,
  isRecord,
  MOST_PROBLEMS,
  type Problem,
  problemIn,
} from '@parsecs/kernel';
import { findMission } from '../cards/cards.ts';
import { checkArmy } from '../lists/armies.ts';
import { ARMIES, type ArmyId } from '../lists/ready-made.ts';
import { checkMap } from '../map/check-map.ts';
import type { MapFile } from '../map/map-file.ts';
import type { MissionId } from '../vocabulary.ts';
import { DEFAULT_OPTIONS, OPTION_NAMES, OPTION_VALUES, type Options } from './options.ts';
import type { ArmySource, Setup } from './table.ts';

export const SETUP_CAUSES = [
  'setup-not-an-object',
  'unknown-field',
  'wrong-armies',
  'unknown-army',
  'unknown-mission',
  'map-needs-mission',
  'unknown-option',
  'wrong-option',
] as const;

const FIELDS: readonly string[] = ['armies', 'mission', 'map', 'options'];

/** Reads a setup that somebody wrote; what is left out takes its default. */
export function checkSetup(input: unknown): Checked<Setup> {
  if (!isRecord(input)) {
    return { ok: false, problems: [{ path: '', cause: 'setup-not-an-object' }] };
  }
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  for (const field of Object.keys(input)) {
    if (FIELDS.includes(field)) continue;
    problems.push({ path: excerpt(field), cause: 'unknown-field' });
    if (problems.length >= MOST_PROBLEMS) return { ok: false, problems };
  }
  const armies = readArmies(input['armies'], problems);
  const { mission = 'random', map, options = {} } = input;
  if (mission !== 'random' && (typeof mission !== 'string' || findMission(mission) === undefined)) {
    problems.push({ path: 'mission', cause: 'unknown-mission', rule: 'IA-040' });
  }
  if (map !== undefined) problems.push(...readMap(map, mission, warnings));
  problems.push(...checkOptions(options));
  if (problems.length > 0 || armies === undefined) {
    return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
  }
  const value: Setup = {
    armies,
    mission: mission as Setup['mission'],
    ...(map === undefined ? {} : { map: map as MapFile }),
    options: { ...DEFAULT_OPTIONS, ...(options as Partial<Options>) },
  };
  return { ok: true, value, warnings };
}

/** IA-001: exactly two armies, written out, by the name of a ready-made one, or chosen in the match. */
function readArmies(
  input: unknown,
  problems: Problem[],
): readonly [ArmySource, ArmySource] | undefined {
  if (!Array.isArray(input) || input.length !== 2) {
    problems.push({ path: 'armies', cause: 'wrong-armies', rule: 'IA-001' });
    return undefined;
  }
  const read = (input as readonly unknown[]).map((army, index): ArmySource | undefined => {
    const path = `armies[${index}]`;
    if (army === 'build') return army;
    if (typeof army === 'string') {
      const known = Object.hasOwn(ARMIES, army) ? ARMIES[army as ArmyId] : undefined;
      if (known === undefined) {
        problems.push({ path, cause: 'unknown-army', params: { army: excerpt(army) } });
      }
      return known;
    }
    const checked = checkArmy(army);
    if (checked.ok) return checked.value;
    problems.push(...checked.problems.map((problem) => problemIn(path, problem)));
    return undefined;
  });
  const [first, second] = read;
  return first === undefined || second === undefined ? undefined : [first, second];
}

/** A map of one's own is played with a mission that is fixed, because it must hold its tokens. */
function readMap(map: unknown, mission: unknown, warnings: Problem[]): readonly Problem[] {
  const card = typeof mission === 'string' ? findMission(mission) : undefined;
  if (card === undefined) return [{ path: 'mission', cause: 'map-needs-mission', rule: 'IA-042' }];
  const checked = checkMap(map, mission as MissionId);
  const found = checked.ok ? checked.warnings : checked.problems;
  const placed = found.map((problem) => problemIn('map', problem));
  if (!checked.ok) return placed;
  warnings.push(...placed);
  return [];
}

function checkOptions(options: unknown): readonly Problem[] {
  if (!isRecord(options)) return [{ path: 'options', cause: 'setup-not-an-object' }];
  const entries = Object.entries(options).slice(0, MOST_PROBLEMS);
  return entries.flatMap(([name, value]): readonly Problem[] => {
    const known = OPTION_NAMES.find((option) => option === name);
    if (known === undefined) return [{ path: `options.${excerpt(name)}`, cause: 'unknown-option' }];
    const allowed: readonly unknown[] = OPTION_VALUES[known];
    // −0 is another value: JSON would not bring it back.
    if (allowed.some((one) => Object.is(one, value))) return [];
    return [
      { path: `options.${name}`, cause: 'wrong-option', params: { allowed: allowed.join(', ') } },
    ];
  });
}
