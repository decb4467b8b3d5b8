import {
  excerpt,
  GIVEN_CAUSES,
  type GivenCause,
  GivenFields,
  isListOf,
  isText,
  type WrittenFields,
} from '@parsecs/kernel';
import { DAMAGE_CARDS } from '../cards/damage-deck.ts';
import { DAMAGE_IDS, type DamageId } from '../cards/ids.ts';
import { commitPoseInto, type Pose } from '../geometry/pose.ts';
import { battleOf, NONE, type State } from '../state.ts';

const CAUSES = [
  'given-not-a-pilot',
  'given-not-an-upgrade',
  'given-not-a-ship',
  'given-wrong-side',
  'given-not-a-place',
  'given-not-a-manoeuvre',
  'given-not-a-damage-card',
  'given-not-an-obstacle',
  'given-not-a-bomb',
  'given-not-a-phase',
  'given-too-many-cards',
  'given-no-ships',
  'given-impossible',
] as const;
type Cause = (typeof CAUSES)[number];
export const SCENARIO_CAUSES: readonly (Cause | GivenCause)[] = [...GIVEN_CAUSES, ...CAUSES];

/** More than lies on any table: ships, tokens, cards. */
export const MOST_LISTED = 100;
/** Millimetres or degrees beyond which nothing was meant. */
const FARTHEST = 10_000;

/** A hand-made position on its way into a state: what was written, and what is wrong with it. */
export class Reading extends GivenFields<Cause> {
  readonly state: State;

  constructor(state: State, given: WrittenFields) {
    super(given, state.setup.players);
    this.state = state;
  }

  impossible(path: string, violation: string): void {
    this.wrong(path, 'given-impossible', { violation });
  }

  list(path: string, value: unknown): readonly unknown[] {
    if (value === undefined) return [];
    if (!Array.isArray(value)) this.wrong(path, 'given-not-a-list');
    else if (value.length > MOST_LISTED) this.impossible(path, `more than ${MOST_LISTED}`);
    else return value as readonly unknown[];
    return [];
  }

  /** Nothing where a ship is not on the table, or where no place was written. */
  pose(path: string, value: unknown): Pose | undefined {
    if (value === null) return undefined;
    if (isPlace(value)) {
      const [x = 0, y = 0, heading = 0] = value;
      const pose: Pose = { x: 0, y: 0, heading: 0 };
      commitPoseInto(pose, x, y, heading);
      return pose;
    }
    this.wrong(path, 'given-not-a-place');
    return undefined;
  }

  ship(path: string, id: unknown): number {
    const ship = isText(id) ? battleOf(this.state).indexOf.get(id) : undefined;
    if (ship !== undefined) return ship;
    this.wrong(path, 'given-not-a-ship', { text: excerpt(id) });
    return NONE;
  }

  /** Damage cards by their numbers, never more of one than the deck has. */
  cards(path: string, value: unknown): readonly number[] {
    const seen = new Map<unknown, number>();
    return this.list(path, value).flatMap((id) => {
      const copies = (seen.get(id) ?? 0) + 1;
      seen.set(id, copies);
      const most = DAMAGE_CARDS.find((known) => known.id === id)?.count ?? copies;
      if (copies > most) {
        this.wrong(path, 'given-too-many-cards', { card: excerpt(id), most });
        return [];
      }
      const card = DAMAGE_IDS.indexOf(id as DamageId);
      if (card !== NONE) return [card];
      this.wrong(path, 'given-not-a-damage-card', { text: excerpt(id) });
      return [];
    });
  }
}

/** Two coordinates, perhaps a heading. */
function isPlace(value: unknown): value is readonly number[] {
  if (!Array.isArray(value) || value.length < 2 || value.length > 3) return false;
  return isListOf(value, isNumber);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= FARTHEST;
}
