import { ARMY_SCHEMA, type Army, type ArmyCause, reviewArmy } from '@parsecs/imperial-assault';
import type { Found, ListKind } from '../kind.ts';
import { inOrder } from './army-cards.ts';

/** What is wrong with the writing refuses a file; what is against the rules is told on the editor. */
const IS_FAULT: Readonly<Record<ArmyCause, boolean>> = {
  'army-not-an-object': true,
  'army-wrong-schema': true,
  'army-unknown-field': true,
  'army-wrong-name': true,
  'army-too-long': true,
  'unknown-affiliation': true,
  'not-a-list': true,
  'unknown-deployment': true,
  'unknown-command': true,
  'no-figures': false,
  'too-expensive': false,
  'other-affiliation': false,
  'too-many-imports': false,
  'more-than-one-unique': false,
  'too-many-copies': false,
  'wrong-deck-size': false,
  'deck-too-expensive': false,
  'too-many-command-copies': false,
  'command-without-figure': false,
};

/** The army of a file, legal or not. */
export function armyFromFile(input: unknown): ReturnType<ListKind<Army>['fromFile']> {
  const { army, problems } = reviewArmy(input);
  const faults = problems.filter(({ cause }) => IS_FAULT[cause as ArmyCause]);
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
