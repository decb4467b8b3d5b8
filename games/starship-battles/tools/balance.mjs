// Measures how often each side wins with random fleets of equal points, and searches for costs that
// make the sides even. Only costs that no source has published are touched.
//
//   node --conditions=source --import tsx games/starship-battles/tools/balance.mjs measure [games] [cards|proposed]
//   node --conditions=source --import tsx games/starship-battles/tools/balance.mjs setup [games] [name]
//   node --conditions=source --import tsx games/starship-battles/tools/balance.mjs search [games] [rounds]
//
// The same arguments always give the same result. `search` prints the proposal as JSON.

import { seededChance } from '@parsecs/kernel';
import { checkSetup, starshipBattles as game, PROPOSED_COSTS, SHIPS } from '../src/index.ts';

const LIGHT = 0;
/** How much of the excess a step takes away: more, and the search swings from side to side. */
const CAUTION = 0.3;
const [, , command = 'measure', gamesText = '400', more = ''] = process.argv;
const games = Number(gamesText);

function print(result) {
  process.stdout.write(`${JSON.stringify(result, null, 1)}\n`);
}

/** Takes the answer after which the evaluation is best: what greedy play does, in one world. */
function choose(state, seat, dice) {
  const { answers, region } = game.question(state, seat);
  if (region !== undefined) return region.sample(dice);
  if (answers.length === 1) return answers[0];
  let best = [];
  let highest = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const after = game.copy(state);
    game.answer(after, seat, answer, { chance: dice });
    const score = game.evaluate(after, seat);
    if (score > highest) {
      highest = score;
      best = [];
    }
    if (score === highest) best.push(answer);
  }
  return best[dice.pick('tie', best.length)];
}

function play(setup, seed) {
  const chance = seededChance(seed);
  const dice = seededChance(`${seed}/bots`);
  const state = game.begin(setup, { chance });
  for (;;) {
    const [seat] = game.asked(state);
    if (seat === undefined) break;
    game.answer(state, seat, choose(state, seat, dice), { chance });
  }
  const { winners } = game.outcome(state);
  const light = winners.length === 0 ? 0.5 : state.factions[winners[0]] === LIGHT ? 1 : 0;
  return {
    light,
    rounds: state.round,
    rule: state.ended,
    ships: game.view(state, 'spectator').ships,
  };
}

/** The share of the Light Side, and of every ship the share of the fleets that hold it. */
function measure(costs, count, seed) {
  const ships = SHIPS.filter(({ id }) => costs[id] !== undefined).map((card) => ({
    ...card,
    cost: costs[card.id],
  }));
  const checked = checkSetup({ sides: 'light', fleets: ['random', 'random'], ships });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return playAll(checked.value, count, seed);
}

function playAll(setup, count, seed) {
  const byShip = new Map();
  const rules = {};
  let light = 0;
  let rounds = 0;
  for (let index = 0; index < count; index += 1) {
    const result = play(setup, `${seed}-${index}`);
    light += result.light;
    rounds += result.rounds;
    rules[result.rule] = (rules[result.rule] ?? 0) + 1;
    for (const card of new Set(result.ships.map((ship) => ship.card))) {
      const own =
        SHIPS.find(({ id }) => id === card)?.faction === 'light' ? result.light : 1 - result.light;
      const entry = byShip.get(card) ?? { fleets: 0, won: 0 };
      entry.fleets += 1;
      entry.won += own;
      byShip.set(card, entry);
    }
  }
  return { light: light / count, rounds: rounds / count, rules, byShip };
}

function isPublished(card) {
  const { fields } = card.provenance;
  return (fields.cost ?? fields.default)?.status === 'published';
}

/** Dearer where a ship wins too often for its side, cheaper where it wins too seldom. */
function adjust(costs, { light, byShip }) {
  const next = { ...costs };
  for (const card of SHIPS) {
    const entry = byShip.get(card.id);
    if (entry === undefined || isPublished(card)) continue;
    const share = entry.won / entry.fleets;
    // Few fleets prove little: the rarer a ship, the nearer to the share of its side.
    const side = card.faction === 'light' ? light : 1 - light;
    const weight = entry.fleets / (entry.fleets + 40);
    const excess = weight * share + (1 - weight) * side - 0.5;
    const cost = (next[card.id] ?? card.cost) * (1 + CAUTION * excess);
    // Nobody moves farther than a quarter from the reconstructed cost.
    const least = Math.max(1, Math.ceil(card.cost * 0.75));
    const most = Math.max(card.cost + 1, Math.floor(card.cost * 1.25));
    const rounded = Math.min(most, Math.max(least, Math.round(cost)));
    if (rounded === card.cost) delete next[card.id];
    else next[card.id] = rounded;
  }
  return next;
}

if (command === 'measure') {
  const costs = more === 'proposed' ? PROPOSED_COSTS : {};
  const { light, rounds, rules, byShip } = measure(costs, games, 'measure');
  const ships = [...byShip].map(
    ([id, { fleets, won }]) => `${id} ${(won / fleets).toFixed(2)} of ${fleets}`,
  );
  print({ games, light, rounds, rules, ships });
} else if (command === 'setup') {
  const { light, rounds, rules } = playAll(game.setups[more], games, 'setup');
  print({ games, setup: more, light, rounds, rules });
} else {
  let costs = {};
  let best = { gap: 1, costs };
  for (let step = 0; step < Number(more || '6'); step += 1) {
    const found = measure(costs, games, `search-${step}`);
    const gap = Math.abs(found.light - 0.5);
    process.stderr.write(
      `step ${step}: light ${found.light.toFixed(3)}, ${Object.keys(costs).length} costs changed\n`,
    );
    // The first step plays with the cards themselves, which is no proposal.
    if (step > 0 && gap < best.gap) best = { gap, light: found.light, costs };
    costs = adjust(costs, found);
  }
  print({ games, light: best.light, costs: best.costs });
}
