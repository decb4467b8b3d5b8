import type { Seat } from '@parsecs/kernel';
import {
  type Answer,
  type ShipView,
  type StarshipBattles,
  starshipBattles,
  type View,
} from '@parsecs/starship-battles';
import type { Asked, Look } from '@parsecs/table';
import { foresee, imagined } from '../battle-kit/foresee.ts';
import { idOf, isKind, type Part, partOf } from '../contract.ts';
import { shipIn } from './cards.ts';

/** Ids of this game name their parts: `turbolasers>tie-fighter-2`, `x-wing-1@carrier-1`. */
export function partsOf(_question: Asked<StarshipBattles>, answer: Answer): readonly Part[] {
  const { id } = answer;
  switch (answer.kind) {
    case 'fire': {
      const [weapon = '', target = ''] = id.split('>');
      return [partOf('weapon', weapon), partOf('target', target)];
    }
    case 'launch': {
      const [fighter = '', carrier = ''] = id.split('@');
      return [partOf('fighter', fighter), partOf('carrier', carrier)];
    }
    case 'displace': {
      const [fighter = '', square = ''] = id.split('>');
      return [partOf('pushed', fighter), partOf('square', square)];
    }
    case 'option': {
      const [option = '', supplier = ''] = id.split('@');
      return [partOf('option', option), partOf('supplier', supplier)];
    }
    default:
      return [partOf(answer.kind, id)];
  }
}

const ON_BOARD = ['ship', 'target', 'carrier', 'pushed', 'square', 'path', 'fleet'] as const;

export function isOnBoard(part: Part): boolean {
  // A path that ends off the map is a flight: it deserves a button and a second thought.
  if (isKind(part, 'path') && part.endsWith('flee')) return false;
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
export function isLight(question: Asked<StarshipBattles>, answer: Answer): boolean {
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
      return answer.id === 'decline';
  }
}

/** Leaving the map loses the ship. */
export function isGrave(_question: Asked<StarshipBattles>, { id }: Answer): boolean {
  return id === 'flee' || id.endsWith(',flee');
}

/** Where something is worth doing, doing nothing stands back. */
export function isQuietAnswer(question: Asked<StarshipBattles>, { id }: Answer): boolean {
  if (id === 'stay' || id === 'decline') return true;
  return id === 'done' && question.answers.length > 1;
}

const OPENED = ['path', 'facing', 'deploy-facing', 'launch-square', 'fire', 'face'];

export function isOpened(question: Asked<StarshipBattles>): boolean {
  return OPENED.includes(question.kind);
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
export function turnsAfter(view: View, seat: Seat, id: string): readonly string[] {
  const foreseen = foresee(starshipBattles, imagined(starshipBattles, view), seat, [id]);
  const next = foreseen?.next;
  if (next?.kind !== 'facing' && next?.kind !== 'deploy-facing') return [];
  return next.answers.map((answer) => answer.id);
}

/** The answer that a part would have meant, to ask why it is refused. */
export function intended(
  look: Look<StarshipBattles>,
  chosen: readonly Part[],
  part: Part,
): string | undefined {
  const id = idOf(part);
  const { view, question } = look;
  const of = (kind: string): string | undefined => {
    const found = chosen.find((other) => isKind(other, kind));
    return found && idOf(found);
  };
  if (isKind(part, 'target')) {
    const weapon = of('weapon') ?? firstOf(question, 'weapon');
    return weapon && `${weapon}>${id}`;
  }
  if (isKind(part, 'weapon')) {
    const target = of('target') ?? firstOf(question, 'target') ?? anyEnemy(look)?.id;
    return target && `${id}>${target}`;
  }
  if (isKind(part, 'carrier')) {
    const fighter = of('fighter') ?? firstOf(question, 'fighter') ?? view.launching;
    return fighter === null || fighter === undefined ? undefined : `${fighter}@${id}`;
  }
  if (isKind(part, 'fighter')) {
    const carrier = of('carrier') ?? firstOf(question, 'carrier');
    return carrier && `${id}@${carrier}`;
  }
  if (isKind(part, 'supplier')) {
    const option = of('option') ?? firstOf(question, 'option');
    return option && `${option}@${id}`;
  }
  if (isKind(part, 'option')) {
    const supplier = of('supplier') ?? firstOf(question, 'supplier');
    return supplier && `${id}@${supplier}`;
  }
  if (isKind(part, 'square') && question?.kind === 'displace') {
    const pushed = of('pushed') ?? firstOf(question, 'pushed');
    return pushed && `${pushed}>${id}`;
  }
  return isKind(part, 'pushed') ? undefined : id;
}

/** A part of this kind of the first answer that has one. */
function firstOf(question: Asked<StarshipBattles> | undefined, kind: string): string | undefined {
  for (const answer of question?.answers ?? []) {
    const part = partsOf(question as Asked<StarshipBattles>, answer).find((own) =>
      isKind(own, kind),
    );
    if (part !== undefined) return idOf(part);
  }
  return undefined;
}

function anyEnemy({ view, viewer }: Look<StarshipBattles>): ShipView | undefined {
  const own = viewer === 'spectator' ? null : (view.seats[viewer]?.faction ?? null);
  return view.ships.find(
    ({ owner, at }) => typeof at !== 'string' && view.seats[owner]?.faction !== own,
  );
}
