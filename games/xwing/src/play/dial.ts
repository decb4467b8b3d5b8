import { colourOf } from '../battle.ts';
import type { ActivationFrame } from '../frames.ts';
import type { Bearing, Manoeuvre } from '../geometry/directions.ts';
import { push, rulesOf, type State } from '../state.ts';

/** Turns the revealed dial to another manoeuvre that it has; it counts as the revealed one. */
export function turnDial(
  state: State,
  activation: ActivationFrame,
  bearing: Bearing,
  speed: number,
): void {
  const { ship } = activation;
  const { dial } = rulesOf(state, ship);
  const place = dial.findIndex((other) => other.bearing === bearing && other.speed === speed);
  const turned = dial[place];
  if (turned === undefined) return;
  state.dial[ship] = place;
  activation.bearing = turned.bearing;
  activation.speed = turned.speed;
  activation.colour = colourOf(turned);
}

/** XW-305: treats the manoeuvre as one of this colour, as far as nothing demands a harder one. */
export function recolour(activation: ActivationFrame, colour: number): void {
  activation.colour = colour;
}

/** C-09: the ship executes a manoeuvre, of its dial or of a card, in the colour that counts. */
export function startManoeuvre(
  state: State,
  ship: number,
  { bearing, speed }: Manoeuvre,
  colour: number,
  ion: boolean = false,
): void {
  push(state, {
    kind: 'manoeuvre',
    ship,
    bearing,
    speed,
    colour,
    ion,
    step: 0,
    overlapped: false,
    onObstacle: false,
    obstacles: [],
    mines: [],
  });
}
