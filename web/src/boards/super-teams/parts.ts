import type { AnswerBase, Unwritten } from '@parsecs/kernel';
import { at } from '@parsecs/kernel';
import type { SuperTeams } from '@parsecs/super-teams';
import {
  type Answer,
  type BonusKind,
  CARD_IDS,
  type CardId,
  colourOfShip,
  faceOf,
  type Half,
  readAnswer,
  type ShipId,
  shipsOfColour,
  writeAnswer,
} from '@parsecs/super-teams/words';
import type { Asked, SeatSnapshot } from '@parsecs/table';
import { idOf, isKind, type Part, partOf } from '../contract.ts';

/** The parts of an answer, in the order in which a person thinks of them. */
export function partsOf(_question: Asked<SuperTeams>, answer: Answer): readonly Part[] {
  return namesIn(answer);
}

function namesIn(answer: Answer): readonly Part[] {
  switch (answer.kind) {
    case 'announce':
      return [partOf('card', answer.card), partOf('ship', answer.ship)];
    case 'discard':
      return [partOf('card', answer.card), partOf('act', 'discard')];
    case 'decline':
      return [partOf('act', 'decline')];
    case 'bonus':
      return [partOf('bonus', answer.bonus)];
    case 'half':
      return [partOf('half', answer.half)];
    case 'grab':
      return [partOf('ship', answer.ship)];
  }
}

/** Whether an answer is made with this part. */
export function hasPart({ id }: AnswerBase, part: Part): boolean {
  const answer = readAnswer(id);
  return answer !== undefined && namesIn(answer).includes(part);
}

/** The answer that choosing a part would have meant, to ask why it is refused. */
export function intended(
  look: SeatSnapshot<SuperTeams>,
  chosen: readonly Part[],
  part: Part,
): string | undefined {
  const meant = meantBy(look, chosen, part);
  return meant && writeAnswer(meant);
}

/** What is missing of a card and its ship is filled in by what lies nearest. */
function meantBy(
  look: SeatSnapshot<SuperTeams>,
  chosen: readonly Part[],
  part: Part,
): Unwritten<Answer> | undefined {
  const id = idOf(part);
  if (isKind(part, 'bonus')) return { kind: 'bonus', bonus: id as BonusKind };
  if (isKind(part, 'half')) return { kind: 'half', half: id as Half };
  if (isKind(part, 'card')) return announceOn(id as CardId);
  if (isKind(part, 'ship')) {
    const ship = id as ShipId;
    if (look.question?.kind === 'grab') return { kind: 'grab', ship };
    return { kind: 'announce', card: cardIn(chosen) ?? cardFor(look, ship), ship };
  }
  if (id === 'decline') return { kind: 'decline' };
  const card = cardIn(chosen);
  return card && { kind: 'discard', card };
}

function announceOn(card: CardId): Unwritten<Answer> {
  return { kind: 'announce', card, ship: at(shipsOfColour(faceOf(card).colour), 0) };
}

function cardIn(chosen: readonly Part[]): CardId | undefined {
  const part = chosen.find((other) => isKind(other, 'card'));
  return part && (idOf(part) as CardId);
}

/** A card in hand of the colour of the ship, else any. */
function cardFor({ viewer, view }: SeatSnapshot<SuperTeams>, ship: ShipId): CardId {
  const hand = (viewer === 'spectator' ? undefined : view.seats[viewer]?.hand) ?? [];
  const own = hand.find((card) => faceOf(card).colour === colourOfShip(ship));
  return own ?? hand[0] ?? at(CARD_IDS, 0);
}
