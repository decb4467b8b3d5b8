import { at } from '@parsecs/kernel';
import { layoutOfState, spacesOf } from '../board.ts';
import type { MissionFrame } from '../frames.ts';
import { distance } from '../map/layout.ts';
import { plain } from '../offers.ts';
import { gainOf, score } from '../play/victory.ts';
import { ask, isOver, ownerOf, pop, push, type State, siteOfState } from '../state.ts';
import type { Deeds, MissionRules, On } from './mission-rules.ts';
import { discardToken, isKind, tokenOf } from './tokens.ts';

const DELIVERY_VP = 10;
const CARRIED = 100;

function beacons(state: State): readonly number[] {
  return siteOfState(state).tokens.flatMap(({ kind, space }) =>
    kind === 'communications-beacon' ? [space] : [],
  );
}

/** IA-280, IA-153: a carrier that enters a space next to the beacon may deliver. */
function entered(state: State, figure: number): boolean {
  if (!state.tokenBy.includes(figure)) return false;
  const layout = layoutOfState(state);
  const near = beacons(state).some((space) =>
    spacesOf(state, figure).some((own) => distance(layout, own, space) === 1),
  );
  if (!near) return false;
  const by = ownerOf(state, figure);
  push(state, { kind: 'mission', when: 'deliver', step: 0, by, chosen: [figure] });
  return true;
}

function deliver(state: State, frame: MissionFrame, on: On, { endMovement }: Deeds): void {
  const figure = at(frame.chosen, 0);
  discardToken(state, tokenOf(state, figure), on);
  score(state, gainOf(ownerOf(state, figure), DELIVERY_VP), 'mission', on);
  if (!isOver(state) && state.frames.at(-1)?.kind !== 'path') endMovement(state, figure);
}

/** Lost Knowledge: holocrons are brought to the beacon. */
export const MASSASSI_RUINS_A: MissionRules = {
  id: 'massassi-ruins-a',
  tokens: ['holocron', 'communications-beacon'],
  tokenAction: { deed: 'retrieve', kind: 'holocron', one: true },
  entered,
  deliver: {
    run: (state, frame) => ask(state, 'deliver', frame.by),
    answers: () => [plain('yes'), plain('no')],
    take: (state, frame, answer, on, deeds) => {
      pop(state, frame);
      if (answer.kind === 'yes') deliver(state, frame, on, deeds);
    },
  },
  goal: (state, token) => (isKind(state, token, 'holocron') ? { fetch: CARRIED / 2 } : undefined),
  carried: { value: CARRIED, home: (state) => ({ name: 'beacons', spaces: beacons(state) }) },
};
