import { describe, expect, test } from 'vitest';
import { ABILITY_IDS, COMMAND_IDS, COMMANDS, DEPLOYMENT_IDS, DEPLOYMENTS } from '../index.ts';
import { BEHAVIOURS } from './catalogue.ts';

describe('what stands in the data', () => {
  test('every ability, Command card and upgrade has behaviour', () => {
    const missing = [
      ...ABILITY_IDS,
      ...COMMAND_IDS,
      ...DEPLOYMENTS.filter(({ type }) => type === 'upgrade').map(({ id }) => id),
    ].filter((id) => !BEHAVIOURS.has(id));
    expect(missing).toEqual([]);
  });

  test('vocabularies and data list the same cards in the same order', () => {
    expect(DEPLOYMENTS.map(({ id }) => id)).toEqual(DEPLOYMENT_IDS);
    expect(COMMANDS.map(({ id }) => id)).toEqual(COMMAND_IDS);
  });
});
