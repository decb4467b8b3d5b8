import { isRecord, type ScenarioAdapter, scenarioAdapter } from '@parsecs/kernel';
import { DAMAGE_IDS } from './cards/ids.ts';
import { factsOf } from './facts.ts';
import type { XWing } from './game-types.ts';
import { readPosition } from './given/given.ts';
import { runOn } from './play/process.ts';
import { begin } from './setup/begin.ts';
import { checkSetup } from './setup/check-setup.ts';
import { emptyState } from './setup/empty-state.ts';

export const scenarios: ScenarioAdapter<XWing> = scenarioAdapter<XWing>({
  positionFields: [
    'ships',
    'obstacles',
    'bombs',
    'touching',
    'deck',
    'deckIsWhole',
    'discard',
    'round',
    'phase',
    'initiative',
    'edge',
    'anyUpgrades',
    'satellites',
    'damagedShip',
  ],
  readSetup({ setup = {} }, begins) {
    return checkSetup(begins || !isRecord(setup) ? setup : asPosition(setup));
  },
  begin,
  lay(setup, given, context) {
    const read = readPosition(emptyState(setup), given);
    if (read.ok) runOn(read.value, context);
    return read;
  },
  facts: factsOf,
  cardsIn: () => DAMAGE_IDS,
});

/** A position brings its own ships, so squads are not asked for. */
function asPosition(written: Readonly<Record<string, unknown>>): unknown {
  return { sides: 'rebel', ...written, squadBuilding: true, squads: undefined };
}
