import { at, type Seat } from '@parsecs/kernel';
import { boardOf, type CardId, SHIPS, type SuperTeams, type View } from '@parsecs/super-teams';
import type { Asked, Look } from '@parsecs/table';
import { type BoardModule, idOf, isKind, type Part, partOf, type Standing } from '../contract.ts';
import { Board } from './board.tsx';
import { about, choreograph, markOf } from './choreography.ts';
import { viewFromTold } from './fold.ts';
import { Rail, SeatMark } from './rail.tsx';
import { Tray, trayCards } from './tray.tsx';
import { noteOf } from './words.ts';

const PHASES = ['announce', 'boost', 'evade', 'half', 'grab'] as const;

export const superTeamsBoard: BoardModule<SuperTeams> = {
  titleKey: 'super-teams:title',
  words: 'super-teams',
  ruleWords: 'super-teams-rules',
  Board,
  Tray,
  Rail,
  SeatMark,
  phases: PHASES,
  phaseOf: ({ phase }) => (phase === 'grab-half' ? 'grab' : phase),
  phaseKey: (phase) => `super-teams:phase.${phase}`,
  known: (view) => ({ board: boardOf(view.setup) }),
  standings,
  standingKey: 'shell:play.top.home',
  partsOf,
  nameOf: (texts, part) =>
    isKind(part, 'ship') ? texts.t(`super-teams:ship.${idOf(part)}.name`) : undefined,
  noteOf: (texts, view, { events }) => noteOf(texts, boardOf(view.setup), events),
  isInTray: (part) => isKind(part, 'card'),
  trayParts: (view, viewer) => {
    const { hand, bonus } = trayCards(view, viewer);
    return [
      ...hand.map((card) => partOf('card', card)),
      ...bonus.map((kind) => partOf('bonus', kind)),
    ];
  },
  intended,
  choreograph,
  about,
  markOf,
  isQuiet: ({ type }) => type === 'declined' || type === 'dealt',
  viewFromTold,
  openView: (views) => {
    const first = at(views, 0);
    return { ...first, seats: views.map((view, seat) => at(view.seats, seat)) };
  },
};

/** Who wins together, and how many of their ships are home. */
function standings(view: View): readonly Standing[] {
  const last = boardOf(view.setup).spaces.length - 1;
  const sides = [...new Set(view.seats.map(({ side }) => side))];
  return sides.map((side) => {
    const seats = view.seats.flatMap((held, seat): readonly Seat[] =>
      held.side === side ? [seat] : [],
    );
    const ships = view.ships.filter(({ owner }) => seats.includes(owner));
    return {
      seats,
      score: ships.filter((ship) => ship.at === last).length,
      of: ships.length,
    };
  });
}

function partsOf(_question: Asked<SuperTeams>, answer: SuperTeams['answer']): readonly Part[] {
  switch (answer.kind) {
    case 'announce': {
      const [card = '', ship = ''] = answer.id.split('/');
      return [partOf('card', card), partOf('ship', ship)];
    }
    case 'discard':
      return [partOf('card', answer.id.split('/')[0] ?? ''), partOf('act', 'discard')];
    case 'decline':
      return [partOf('act', 'decline')];
    case 'bonus':
      return [partOf('bonus', answer.id)];
    case 'half':
      return [partOf('half', answer.id)];
    case 'grab':
      return [partOf('ship', answer.id)];
  }
}

/** Card and ship stand together in an id; what is missing is filled in by what lies nearest. */
function intended(look: Look<SuperTeams>, chosen: readonly Part[], part: Part): string | undefined {
  const id = idOf(part);
  if (isKind(part, 'bonus') || isKind(part, 'half') || isKind(part, 'act')) return id;
  const kind = look.question?.kind;
  if (isKind(part, 'card')) return `${id}/${shipOfColour(id)}`;
  if (!isKind(part, 'ship')) return undefined;
  if (kind === 'grab') return id;
  const card = chosen.find((other) => isKind(other, 'card'));
  const { viewer, view } = look;
  const held = viewer === 'spectator' ? undefined : view.seats[viewer]?.hand?.[0];
  return `${card === undefined ? (cardFor(view, viewer, id) ?? held ?? 'red-1') : idOf(card)}/${id}`;
}

function shipOfColour(card: string): string {
  const colour = card.split('-')[0] ?? '';
  return SHIPS.find((ship) => ship.startsWith(colour)) ?? SHIPS[0];
}

function cardFor(view: View, viewer: View['viewer'], ship: string): CardId | undefined {
  const hand = viewer === 'spectator' ? undefined : view.seats[viewer]?.hand;
  return hand?.find((card) => card.split('-')[0] === ship.split('-')[0]);
}
