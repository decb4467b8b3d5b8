import { at, isWhole } from '@parsecs/kernel';
import type { ActivationFrame } from '../frames.ts';
import { otherSeat, rulesOf, type State } from '../state.ts';
import { ACTIVATING } from '../vocabulary.ts';

function count(value: unknown): number {
  return isWhole(value, 0, 99) ? value : 0;
}

/** A figure in the middle of its activation. */
export function activate(
  state: State,
  figure: number,
  written: Readonly<Record<string, unknown>>,
): void {
  const { group, owner } = at(rulesOf(state).figures, figure);
  state.groups = state.groups.with(group, ACTIVATING);
  state.turn = otherSeat(owner);
  const left = at(rulesOf(state).groups, group).figures.filter(
    (other) => other !== figure && state.stand[other] !== -1,
  );
  const waits = written['others'] === false ? [] : left;
  state.frames.push({ kind: 'group', group, left: waits, step: 0 });
  const frame: ActivationFrame = {
    kind: 'activation',
    figure,
    step: written['fresh'] === true ? 0 : 1,
    spent: count(written['spent']),
    extra: 0,
    points: count(written['points']),
    attacked: written['attacked'] === true,
    assault: false,
    left: written['left'] === true,
    displaced: false,
    kills: count(written['kills']),
    lord: false,
    used: [],
    seenBy:
      written['fresh'] === true
        ? []
        : rulesOf(state).figures.flatMap((other, number) =>
            other.owner === owner ? [] : [number],
          ),
    limit: false,
    action: 0,
  };
  state.frames.push(frame);
}
