import { at, type FixedRoll, fixedChance, type Seat } from '@parsecs/kernel';
import { card, rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { spacesOf } from './board.ts';
import {
  type Army,
  type ArmyId,
  type Event,
  imperialAssault,
  MISSIONS,
  type MissionId,
} from './index.ts';
import { type State, siteOfState } from './state.ts';
import { FREE_DECK } from './testing/lists.ts';

/** A setup played from its first question on; decks stay in the written order. */
class Beginning {
  readonly events: Event[] = [];
  readonly state: State;
  readonly #stage;

  constructor(
    armies: readonly [ArmyId | Army, ArmyId | Army],
    mission: MissionId | 'random' = 'mos-eisley-outskirts-a',
    rolls: readonly FixedRoll[] = [],
  ) {
    const decks = [0, 1].map((): FixedRoll => ({ purpose: 'command deck', order: [] }));
    this.#stage = {
      chance: fixedChance([...decks, ...rolls]),
      tell: (event: Event): unknown => this.events.push(event),
    };
    const checked = imperialAssault.checkSetup({ armies, mission });
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    this.state = imperialAssault.begin(checked.value, this.#stage);
  }

  get question(): string {
    return this.state.question === 'none'
      ? 'over'
      : `P${this.state.asked + 1} ${this.state.question}`;
  }

  offered(): readonly string[] {
    return imperialAssault.question(this.state, this.state.asked).answers.map(({ id }) => id);
  }

  choose(id: string): this {
    const answer = imperialAssault.check(this.state, this.state.asked, id);
    if ('refused' in answer) throw new Error(`${id}: ${answer.refused}`);
    imperialAssault.answer(this.state, this.state.asked, answer, this.#stage);
    return this;
  }

  /** Takes the first answer until something else than this is asked. */
  through(...questions: readonly string[]): this {
    while (questions.includes(this.state.question)) this.choose(at(this.offered(), 0));
    return this;
  }
}

const FIRST: readonly [ArmyId, ArmyId] = ['first-skirmish-empire', 'first-skirmish-rebels'];

function only(...deployments: Army['deployments']): Army {
  const rebels = deployments.some((id) =>
    ['gaarkhan', 'rebel-trooper', 'luke-skywalker'].includes(id),
  );
  const mercenary = deployments.some((id) =>
    ['nexu', 'ig-88', 'devious-scheme', 'first-strike'].includes(id),
  );
  const affiliation = rebels ? 'rebel' : mercenary ? 'mercenary' : 'imperial';
  return { affiliation, deployments, commands: FREE_DECK };
}

rule('IA-037', 'armies lie open and both decks are shuffled', () => {
  const begun = new Beginning(FIRST);
  expect(begun.events[0]).toMatchObject({ type: 'began', costs: [38, 39] });
  // The constructor gave two orders for the decks and nothing else; both were drawn.
  expect(begun.state.decks.map((deck) => deck.length)).toEqual([15, 15]);
  expect(
    imperialAssault.view(begun.state, 1).figures.some(({ id }) => id === 'P1.darth-vader'),
  ).toBe(true);
});

rule('IA-038', 'the cheaper army chooses who has initiative', () => {
  const begun = new Beginning(FIRST);
  expect(begun.question).toBe('P1 initiative');
  expect(begun.offered()).toEqual(['P1', 'P2']);
  expect(begun.choose('P2').state.initiative).toBe(1);
  expect(new Beginning([FIRST[1], FIRST[0]]).question).toBe('P2 initiative');
});

rule('IA-039', 'equal costs: the holder is drawn', () => {
  const even = [only('nexu'), only('nexu')] as const;
  for (const pick of [0, 1]) {
    const begun = new Beginning(even, 'mos-eisley-outskirts-a', [{ purpose: 'initiative', pick }]);
    expect(begun.state.initiative).toBe(pick);
    expect(begun.question).toBe(`P${pick + 1} zone`);
  }
});

rule('IA-040', 'one mission is drawn and names map and rules', () => {
  const drawn = MISSIONS.filter(({ core }) => core);
  for (const [pick, mission] of drawn.entries()) {
    const begun = new Beginning(FIRST, 'random', [{ purpose: 'mission deck', pick }]).choose('P1');
    expect(begun.events.at(-1)).toEqual({
      type: 'mission-drawn',
      mission: mission.id,
      map: mission.map,
    });
  }
});

rule('IA-041', 'the deck of the core box has six missions; a match may fix one', () => {
  expect(MISSIONS.filter(({ core }) => core).map(({ id }) => id)).toEqual([
    'mos-eisley-outskirts-a',
    'mos-eisley-outskirts-b',
    'moisture-farm-a',
    'moisture-farm-b',
    'massassi-ruins-a',
    'massassi-ruins-b',
  ]);
  const fixed = new Beginning(FIRST, 'cinder-relay-b').choose('P1');
  expect(fixed.events.at(-1)).toMatchObject({ mission: 'cinder-relay-b' });
});

rule('IA-042', 'only tokens of the drawn letter are laid out', () => {
  const a = new Beginning(FIRST, 'mos-eisley-outskirts-a').choose('P1');
  expect(a.state.tokenAt).toHaveLength(4);
  const b = new Beginning(FIRST, 'mos-eisley-outskirts-b').choose('P1');
  expect(b.state.tokenAt).toHaveLength(3);
});

function deployedSeats(begun: Beginning): readonly Seat[] {
  return begun.events.flatMap((event) =>
    event.type === 'deployed' ? [event.figure.startsWith('P1') ? 0 : 1] : [],
  );
}

rule('IA-043', 'the initiative player takes a zone and sets up first, then the other', () => {
  const begun = new Beginning(FIRST).choose('P2');
  expect(begun.question).toBe('P2 zone');
  expect(begun.offered()).toEqual(['zone:red', 'zone:blue']);
  begun.choose('zone:blue');
  expect(begun.state.zones).toEqual([0, 1]);
  begun.through('deploy');
  expect(deployedSeats(begun)).toEqual([1, 1, 1, 1, 1, ...new Array<Seat>(9).fill(0)]);
});

rule('IA-044', 'any arrangement inside the zone, one figure a space', () => {
  const begun = new Beginning(FIRST).choose('P1').choose('zone:blue');
  const first = begun.offered();
  expect(first).toHaveLength(30);
  expect(first).toContain('deploy:I9:P1.darth-vader');
  expect(first.some((id) => id.startsWith('deploy:K13'))).toBe(false);
  begun.choose('deploy:I9:P1.darth-vader');
  expect(begun.offered()).toHaveLength(29);
  expect(imperialAssault.check(begun.state, 0, 'deploy:K13:P1.royal-guard.1')).toMatchObject({
    refused: 'IA-044',
  });
});

rule('IA-045', 'the zone is filled first, the rest stands as near as possible', () => {
  // Four Nexu and two elite ones: more 2x2 bases than the blue zone of the farm can hold.
  const nexus = only('nexu', 'nexu', 'nexu', 'nexu', 'nexu-elite', 'nexu-elite');
  const begun = new Beginning([nexus, only('gaarkhan')], 'moisture-farm-a');
  begun.choose('P1').choose('zone:blue').through('deploy');
  const { grid } = siteOfState(begun.state);
  const inside = begun.state.stand
    .slice(0, 6)
    .map((_, figure) => spacesOf(begun.state, figure).every((space) => grid.zone[space] === 1));
  expect(begun.state.stand.slice(0, 6).every((stand) => stand !== -1)).toBe(true);
  expect(inside.filter((fits) => fits).length).toBeGreaterThanOrEqual(4);
});

rule('IA-046', 'a secret hand of three cards each, and round one', () => {
  const begun = new Beginning(FIRST).choose('P1').choose('zone:red').through('deploy');
  expect(begun.state.hands.map((hand) => hand.length)).toEqual([3, 3]);
  expect(begun.state.round).toBe(1);
  const [own, other] = imperialAssault.view(begun.state, 0).seats;
  expect(own?.cards).toHaveLength(3);
  expect(other).not.toHaveProperty('cards');
});

rule('IA-047', 'the first hand is kept', () => {
  const begun = new Beginning(FIRST).choose('P1').choose('zone:red').through('deploy');
  expect(begun.question).toBe('P1 start-of-round');
  expect(begun.events.filter(({ type }) => type === 'drew')).toHaveLength(2);
});

rule('IA-048', 'what happens after setup happens once, before round one', () => {
  const strike = only('nexu', 'first-strike');
  const begun = new Beginning([strike, only('gaarkhan')], 'cinder-relay-a');
  begun.choose('P1').choose('zone:red').through('deploy');
  expect(begun.state.vp).toEqual([4, 4]);
  const types = begun.events.map(({ type }) => type);
  expect(types.indexOf('scored')).toBeGreaterThan(types.indexOf('drew'));
  expect(types.indexOf('scored')).toBeLessThan(types.indexOf('round-began'));
});

card('first-strike', 'gives both players four points, and eight with two copies', () => {
  const strike = only('nexu', 'first-strike');
  const both = new Beginning([strike, strike], 'cinder-relay-a', [
    { purpose: 'initiative', pick: 0 },
  ]);
  both.choose('zone:red').through('deploy');
  expect(both.state.vp).toEqual([8, 8]);
  const none = new Beginning([only('nexu'), only('gaarkhan')], 'cinder-relay-a');
  none.choose('P1').choose('zone:red').through('deploy');
  expect(none.state.vp).toEqual([0, 0]);
});

rule(
  'IA-049',
  'Devious Scheme: its owner picks the zone, the opponent has the token and sets up first',
  () => {
    const begun = new Beginning(
      [only('nexu', 'devious-scheme'), only('gaarkhan')],
      'cinder-relay-a',
    );
    expect(begun.state.initiative).toBe(1);
    expect(begun.question).toBe('P1 zone');
    begun.choose('zone:red').through('deploy');
    expect(deployedSeats(begun)).toEqual([1, 0]);
    expect(begun.state.zones).toEqual([0, 1]);
  },
);

card('devious-scheme', 'does nothing if both armies hold it', () => {
  const scheme = only('nexu', 'devious-scheme');
  const begun = new Beginning([scheme, scheme], 'cinder-relay-a', [
    { purpose: 'initiative', pick: 1 },
  ]);
  expect(begun.question).toBe('P2 zone');
});
