import { at, chooseAtRandom, type StreamChance, seededChance } from '@parsecs/kernel';
import {
  BONUS_KINDS,
  CARD_IDS,
  defaultSetup,
  SHIPS,
  SPACE_KINDS,
  type SuperTeams,
  superTeams,
} from '@parsecs/super-teams';
import { describe, expect, test, vi } from 'vitest';
import type { Call } from './legal.ts';
import { inProduction } from './library.ts';
import { actorOf, callsOf, PeerDriver } from './play.ts';
import { freshMove, type Race } from './race.ts';

type State = SuperTeams['state'];

/** Our position as the peer writes it; only between turns, when no move is under way. */
function toRace(state: State): Race {
  return {
    starter: state.active,
    position: [...state.position],
    half: [...state.half],
    ...cardsOf(state),
    planetPaid: state.planetPaid,
    round: state.round,
    move: freshMove(),
    winners: [],
  };
}

function cardsOf(
  state: State,
): Pick<
  Race,
  'hands' | 'bonus' | 'movementDeck' | 'movementDiscard' | 'bonusDeck' | 'bonusDiscard' | 'planet'
> {
  return {
    hands: state.hands.map((hand) => [...hand]),
    bonus: state.bonus.map((hand) => [...hand]),
    movementDeck: [...state.movementDeck],
    movementDiscard: [...state.movementDiscard],
    bonusDeck: [...state.bonusDeck],
    bonusDiscard: [...state.bonusDiscard],
    planet: [...state.planet],
  };
}

function idOf({ move, args }: Call): string {
  const [first = -1, second = -1] = args;
  switch (move) {
    case 'announce':
      return `${at(CARD_IDS, first)}/${at(SHIPS, second)}`;
    case 'decline':
      return 'decline';
    case 'playBonus':
      return at(BONUS_KINDS, first);
    case 'chooseHalf':
      return at(SPACE_KINDS, first);
    case 'grab':
      return at(SHIPS, first);
  }
}

/** Plays one random game on both sides at once and compares all that can be seen. */
function playBoth(driver: PeerDriver, seats: 2 | 3 | 4, seed: string): number {
  const chance: StreamChance = seededChance(seed);
  const will = seededChance(`${seed}/will`);
  const ours = superTeams.begin(defaultSetup(seats), { chance });
  let theirs = driver.begin(seats, seed, toRace(ours));
  let calls = 0;
  for (;;) {
    const seat = superTeams.asked(ours)[0];
    if (seat === undefined) break;
    const question = superTeams.question(ours, seat);
    const actor = actorOf(theirs);
    const legal = callsOf(theirs, actor);
    expect(actor.playerID).toBe(String(seat));
    expect(legal.map(idOf).sort()).toEqual(question.answers.map(({ id }) => id).sort());
    const answer = chooseAtRandom<SuperTeams>(will)(ours, question);
    const drawn = chance.draws;
    superTeams.answer(ours, seat, answer, { chance });
    const call = legal.find((candidate) => idOf(candidate) === answer.id);
    if (call === undefined) throw new Error(`the peer does not know ${answer.id}`);
    theirs = driver.call(theirs, actor.playerID, call);
    calls += 1;
    // The two shuffle differently: from there the peer goes on with our order.
    if (chance.draws > drawn) theirs = { ...theirs, G: { ...theirs.G, ...cardsOf(ours) } };
    expect(theirs.G.position).toEqual(ours.position);
    expect(theirs.G.half).toEqual(ours.half);
    expect(theirs.G.bonus).toEqual(ours.bonus);
    expect(theirs.G.round).toBe(ours.round);
  }
  expect(theirs.ctx.gameover).toEqual({ winners: ours.winners });
  return calls;
}

describe('Super Teams for boardgame.io is the same game as ours', () => {
  test.each([2, 3, 4] as const)('%i players: the same answers and positions all the way', (seats) =>
    inProduction(() => {
      const driver = new PeerDriver();
      for (let index = 0; index < 3; index += 1) {
        expect(playBoth(driver, seats, `lockstep-${index}`)).toBeGreaterThan(50);
      }
    }),
  );

  test('an illegal call changes nothing', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const driver = new PeerDriver();
    const state = driver.begin(2, 'illegal');
    const card = at(at(state.G.hands, Number(state.ctx.currentPlayer)), 0);
    const foreign = SHIPS.findIndex((_, ship) => ship >> 1 !== Math.floor(card / 6));
    const after = driver.call(state, state.ctx.currentPlayer, {
      move: 'announce',
      args: [card, foreign],
    });
    expect(after.G).toEqual(state.G);
  });

  test('its own games are as long as ours on average', () =>
    inProduction(() => {
      const driver = new PeerDriver();
      const games = 15;
      let [ours, theirs] = [0, 0];
      for (let index = 0; index < games; index += 1) {
        const chance = seededChance(`length-${index}`);
        theirs += driver.playRandomly(2, `length-${index}`, chance).cards;
        const state = superTeams.begin(defaultSetup(2), { chance });
        const choose = chooseAtRandom<SuperTeams>(chance);
        for (;;) {
          const seat = superTeams.asked(state)[0];
          if (seat === undefined) break;
          const question = superTeams.question(state, seat);
          if (question.kind === 'announce') ours += 1;
          superTeams.answer(state, seat, choose(state, question), { chance });
        }
      }
      // The standard deviation of one game is about 9 cards, so of the difference of two means of 15 about 3.3.
      expect(Math.abs(ours - theirs) / games).toBeLessThan(8);
    }));
});
