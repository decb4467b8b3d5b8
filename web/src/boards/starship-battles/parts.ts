import type { Seat } from '@parsecs/kernel';
import {
  type Answer,
  type Facing,
  leavesMap,
  OPTIONS,
  readSquare,
  type ShipView,
  type Square,
  type StarshipBattles,
  starshipBattles,
  type View,
  WEAPON_NAMES,
  type Word,
  writeAnswer,
  writeSquare,
} from '@parsecs/starship-battles';
import type { Asked, SeatSnapshot } from '@parsecs/table';
import { foresee, imagined } from '@parsecs/table';
import { idOf, isKind, type Part, partOf } from '../contract.ts';
import { shipIn } from './cards.ts';

/** The things that an answer names. */
export function partsOf(_question: Asked<StarshipBattles>, answer: Answer): readonly Part[] {
  switch (answer.kind) {
    case 'fire':
      return [partOf('weapon', answer.weapon), partOf('target', answer.target)];
    case 'launch':
      return [partOf('fighter', answer.fighter), partOf('carrier', answer.carrier)];
    case 'displace':
      return [partOf('pushed', answer.ship), partOfSquare(answer.square)];
    case 'option':
      return [partOf('option', answer.option), partOf('supplier', answer.supplier)];
    case 'path':
      // A path that ends off the map is a flight: it deserves a button and a second thought.
      return [partOf(leavesMap(answer) ? 'flight' : 'path', answer.id)];
    default:
      return [partOf(answer.kind, answer.id)];
  }
}

export function partOfSquare(square: Square): Part {
  return partOf('square', writeSquare(square));
}

/** The square that a part of that kind names. */
export function squareOfPart(part: Part): Square | undefined {
  return isKind(part, 'square') ? readSquare(idOf(part)) : undefined;
}

const ON_BOARD = ['ship', 'target', 'carrier', 'pushed', 'square', 'path', 'fleet'] as const;

export function isOnBoard(part: Part): boolean {
  return ON_BOARD.some((kind) => isKind(part, kind));
}

export function isInTray(part: Part): boolean {
  return isKind(part, 'weapon') || isKind(part, 'fighter');
}

/** What choosing a ship means under this question; nothing where ships are not chosen. */
export function partOfShip(kind: string | undefined, ship: string): Part | undefined {
  switch (kind) {
    case 'move':
    case 'attack':
    case 'emperors-will':
      return partOf('ship', ship);
    case 'fire':
      return partOf('target', ship);
    case 'launch':
      return partOf('carrier', ship);
    case 'displace':
      return partOf('pushed', ship);
    default:
      return undefined;
  }
}

/** Opens the next question, keeps silent, or is undone as easily as it is done. */
export function isImmediate(question: Asked<StarshipBattles>, answer: Answer): boolean {
  switch (question.kind) {
    case 'move':
    case 'attack':
      return answer.kind === 'ship';
    case 'launch':
      return answer.kind === 'launch';
    case 'launch-square':
    case 'facing':
    case 'deploy-facing':
    case 'face':
      return true;
    default:
      return isWord(answer, 'decline');
  }
}

/** Leaving the map loses the ship. */
export function needsConfirm(_question: Asked<StarshipBattles>, answer: Answer): boolean {
  return leavesMap(answer);
}

/** Where something is worth doing, doing nothing stands back. */
export function isSecondary(question: Asked<StarshipBattles>, answer: Answer): boolean {
  if (isWord(answer, 'stay') || isWord(answer, 'decline')) return true;
  return isWord(answer, 'done') && question.answers.length > 1;
}

function isWord(answer: Answer, word: Word): boolean {
  return answer.kind === 'word' && answer.word === word;
}

/** A ship that may be turned after its move, or when it is placed, keeps its bow where it is. */
export function usuallyAfter(
  view: View,
  question: Asked<StarshipBattles>,
  answer: Answer,
): readonly string[] {
  if (question.kind !== 'path' && question.kind !== 'deploy') return [];
  const turns = turnsAfter(view, question.seat, answer.id);
  const facing = shipIn(view, view.active)?.facing;
  return facing !== undefined && turns.includes(facing) ? [facing] : [];
}

/** The ways in which the ship could be turned after this answer; none where that is not asked. */
export function turnsAfter(view: View, seat: Seat, id: string): readonly Facing[] {
  const foreseen = foresee(starshipBattles, imagined(starshipBattles, view), seat, [id]);
  const next = foreseen?.next;
  if (next?.kind !== 'facing' && next?.kind !== 'deploy-facing') return [];
  return facingsOf(next.answers);
}

/** The ways in which a ship could be turned by these answers. */
export function facingsOf(answers: readonly Answer[]): readonly Facing[] {
  return answers.flatMap((answer) => (answer.kind === 'facing' ? [answer.facing] : []));
}

/** The answer that a part would have meant, to ask why it is refused. */
export function intended(
  look: SeatSnapshot<StarshipBattles>,
  chosen: readonly Part[],
  part: Part,
): string | undefined {
  const id = idOf(part);
  const { view, question } = look;
  /** The other part of the answer: what is chosen, or what the first answer says. */
  const other = (kind: string): string | undefined => {
    const found = chosen.find((own) => isKind(own, kind)) ?? firstOf(question, kind);
    return found && idOf(found);
  };
  if (isKind(part, 'target')) return shotId(other('weapon'), id);
  if (isKind(part, 'weapon')) return shotId(id, other('target') ?? anyEnemy(look)?.id);
  if (isKind(part, 'carrier')) return launchId(other('fighter') ?? view.launching, id);
  if (isKind(part, 'fighter')) return launchId(id, other('carrier'));
  if (isKind(part, 'supplier')) return optionId(other('option'), id);
  if (isKind(part, 'option')) return optionId(id, other('supplier'));
  if (isKind(part, 'square') && question?.kind === 'displace') {
    const ship = other('pushed');
    const square = squareOfPart(part);
    return ship && square && writeAnswer({ kind: 'displace', ship, square });
  }
  return isKind(part, 'pushed') ? undefined : id;
}

type Named = string | null | undefined;

function shotId(name: Named, target: Named): string | undefined {
  const weapon = WEAPON_NAMES.find((known) => known === name);
  return weapon && target ? writeAnswer({ kind: 'fire', weapon, target }) : undefined;
}

function launchId(fighter: Named, carrier: Named): string | undefined {
  return fighter && carrier ? writeAnswer({ kind: 'launch', fighter, carrier }) : undefined;
}

function optionId(name: Named, supplier: Named): string | undefined {
  const option = OPTIONS.find((known) => known === name);
  return option && supplier ? writeAnswer({ kind: 'option', option, supplier }) : undefined;
}

/** A part of this kind of the first answer that has one. */
function firstOf(question: Asked<StarshipBattles> | undefined, kind: string): Part | undefined {
  for (const answer of question?.answers ?? []) {
    const part = partsOf(question as Asked<StarshipBattles>, answer).find((own) =>
      isKind(own, kind),
    );
    if (part !== undefined) return part;
  }
  return undefined;
}

function anyEnemy({ view, viewer }: SeatSnapshot<StarshipBattles>): ShipView | undefined {
  const own = viewer === 'spectator' ? null : (view.seats[viewer]?.faction ?? null);
  return view.ships.find(
    ({ owner, at }) => typeof at !== 'string' && view.seats[owner]?.faction !== own,
  );
}
