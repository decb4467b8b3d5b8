import { cosDegrees, sinDegrees } from '@parsecs/kernel';
import type { ShipRules } from '../battle.ts';
import { ARC_HALF_ANGLES, EXTENTS, RANGE_LENGTH } from '../geometry/dimensions.ts';
import { shotOdds } from '../odds/odds.ts';

/** Where a ship may stand: its middle, and where it looks. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly forwardX: number;
  readonly forwardY: number;
}

/** A spot, and how likely the ship will stand there. */
export interface LikelySpot extends Spot {
  readonly weight: number;
  /** Of a dial that is set: rocks on the way. */
  readonly rocks?: number;
}

/** What can be said of a ship's guns at a glance. */
export interface Guns {
  readonly dice: number;
  readonly agility: number;
  readonly sine: number;
  readonly cosine: number;
  readonly looksBack: boolean;
  readonly isTurret: boolean;
  /** Dice and reach of a turret among the upgrades. */
  readonly turretDice: number;
  readonly turretBand: number;
  /** From the middle about to the edge of the base. */
  readonly extent: number;
}

const GUNS = new WeakMap<ShipRules, Guns>();
/** A base that turns its corner reaches farther than one that turns its side. */
const BETWEEN_SIDE_AND_CORNER = 1.15;
/** So much of the other base must lie in the arc, as a part of its extent. */
const IN_ARC = 0.8;
const MOST_DICE = 7;

export function gunsOf(rules: ShipRules): Guns {
  let guns = GUNS.get(rules);
  if (guns === undefined) {
    guns = readGuns(rules);
    GUNS.set(rules, guns);
  }
  return guns;
}

function readGuns({ kind, attack, agility, arcs, upgrades }: ShipRules): Guns {
  const degrees = ARC_HALF_ANGLES[kind] ?? 0;
  const turret = upgrades.find(
    ({ weapon }) => weapon?.arc === 'any' && weapon.requires !== 'focus',
  );
  return {
    dice: attack,
    agility,
    sine: sinDegrees(degrees),
    cosine: cosDegrees(degrees),
    looksBack: arcs.includes('rear-auxiliary'),
    isTurret: arcs.includes('turret-360'),
    turretDice: turret?.weapon?.dice ?? 0,
    turretBand: turret?.weapon?.range[1] ?? 0,
    extent: (EXTENTS[kind].length / 2) * BETWEEN_SIDE_AND_CORNER,
  };
}

/** The hits that one ship may hope for from a spot on another at its spot; tokens are not known yet. */
export function roughHits(own: Guns, from: Spot, other: Guns, to: Spot): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const bases = own.extent + other.extent;
  const reach = 3 * RANGE_LENGTH + bases;
  const square = dx * dx + dy * dy;
  if (square > reach * reach) return 0;
  const aimed = isAimed(own, from, dx, dy, IN_ARC * other.extent);
  if (!aimed && own.turretBand === 0) return 0;
  return hitsAt(own, other, Math.sqrt(square) - bases, aimed);
}

function hitsAt(own: Guns, other: Guns, gap: number, aimed: boolean): number {
  const band = gap <= RANGE_LENGTH ? 1 : gap <= 2 * RANGE_LENGTH ? 2 : 3;
  if (aimed) {
    return typicalHits(own.dice + (band === 1 ? 1 : 0), other.agility + (band === 3 ? 1 : 0));
  }
  return band <= own.turretBand ? typicalHits(own.turretDice, other.agility) : 0;
}

/** Beyond this nobody is thought of; between the ruler's end and here a shot is a prospect. */
const FAR = 700;
const PROSPECT = 0.15;

/** The same, and a little for whoever is still too far away but in the arc. */
export function hitsSoon(own: Guns, from: Spot, other: Guns, to: Spot): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const square = dx * dx + dy * dy;
  if (square >= FAR * FAR) return 0;
  const aimed = isAimed(own, from, dx, dy, IN_ARC * other.extent);
  // Most ships look elsewhere: then nothing else need be worked out.
  if (!aimed && own.turretBand === 0) return 0;
  const bases = own.extent + other.extent;
  const reach = 3 * RANGE_LENGTH + bases;
  if (square <= reach * reach) return hitsAt(own, other, Math.sqrt(square) - bases, aimed);
  if (!aimed) return 0;
  const nearness = (FAR - Math.sqrt(square)) / (FAR - reach);
  return PROSPECT * nearness * typicalHits(own.dice, other.agility + 1);
}

function isAimed(
  { isTurret, looksBack, sine, cosine, dice }: Guns,
  { forwardX, forwardY }: Spot,
  dx: number,
  dy: number,
  slack: number,
): boolean {
  if (isTurret || dice === 0) return dice > 0;
  const aside = Math.abs(dx * forwardY - dy * forwardX) * cosine - slack;
  const ahead = (dx * forwardX + dy * forwardY) * sine;
  return aside <= ahead || (looksBack && aside <= -ahead);
}

const typical: (number | undefined)[] = [];

/** Half of the time the attacker has a token, half of the time the defender. */
function typicalHits(attack: number, defence: number): number {
  const attackDice = Math.min(MOST_DICE, attack);
  const defenceDice = Math.min(MOST_DICE, defence);
  const key = attackDice * (MOST_DICE + 1) + defenceDice;
  let known = typical[key];
  if (known === undefined) {
    known = 0;
    for (const attackFocus of [false, true]) {
      for (const defenceFocus of [false, true]) {
        const shot = { attackDice, attackFocus, lock: false, defenceDice, defenceFocus, evades: 0 };
        known += shotOdds(shot).expected / 4;
      }
    }
    typical[key] = known;
  }
  return known;
}
