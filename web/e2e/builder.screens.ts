import { ARMIES, armyToLink } from '@parsecs/imperial-assault';
import { fleetToLink, READY_FLEETS } from '@parsecs/starship-battles';
import { READY_SQUADS, squadToLink } from '@parsecs/xwing';
import { keepScreen, visit } from './support/screens.ts';

const squads = READY_SQUADS.filter(({ kind }) => kind === 'standard').map(({ squad }) => squad);
const [squad, other] = squads;
const [fleet] = READY_FLEETS;
if (squad === undefined || other === undefined || fleet === undefined) {
  throw new Error('no ready-made lists');
}

keepScreen('builder-xwing', visit(`/build/xwing#list=${squadToLink(squad)}`));
keepScreen(
  'builder-starship-battles',
  visit(`/build/starship-battles#list=${fleetToLink({ name: '', fleet: fleet.fleet })}`),
);
keepScreen(
  'builder-imperial-assault',
  visit(`/build/imperial-assault#list=${armyToLink({ name: '', army: ARMIES['rebel-cell'] })}`),
);
keepScreen(
  'compare-xwing',
  visit(`/build/xwing/compare#one=${squadToLink(squad)}&other=${squadToLink(other)}`),
);
