import { ARMY_SCHEMA, type Army, type ArmyCause, reviewArmy } from '@parsecs/imperial-assault';
import type { Found, ListKind } from '../kind.ts';
import { inOrder } from './army-cards.ts';

/** What is wrong with the writing; everything else the rules say on the bench. */
const FAULTS: readonly string[] = [
  'army-not-an-object',
  'army-wrong-schema',
  'army-unknown-field',
  'unknown-affiliation',
  'not-a-list',
  'unknown-deployment',
  'unknown-command',
] satisfies readonly ArmyCause[];

/** The army of a file, legal or not. */
export function armyFromFile(input: unknown): ReturnType<ListKind<Army>['fromFile']> {
  const { army, problems } = reviewArmy(input);
  const faults = problems.filter(({ cause }) => FAULTS.includes(cause));
  if (faults.length > 0) return { ok: false, problems: faults };
  const { name } = input as { readonly name?: unknown };
  const value: Found<Army> = { name: typeof name === 'string' ? name : '', list: inOrder(army) };
  return { ok: true, value, warnings: [] };
}

export function armyToFile(name: string, { affiliation, deployments, commands }: Army): unknown {
  return {
    schema: ARMY_SCHEMA,
    ...(name !== '' && { name }),
    affiliation,
    deployments,
    commands,
  };
}
