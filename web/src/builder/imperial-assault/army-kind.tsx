import {
  AFFILIATIONS,
  ARMIES,
  ARMY_IDS,
  type Army,
  type ArmyId,
  armyFromLink,
  armyToLink,
  costOfArmy,
  costOfDeck,
  DECK_SIZE,
  findDeployment,
  MOST_POINTS,
  reviewArmy,
  TRAITS,
} from '@parsecs/imperial-assault';
import type { Problem } from '@parsecs/kernel';
import type { CardKey, Entry, Facet, Figure, ListKind } from '../kind.ts';
import {
  asCommand,
  asDeployment,
  asFigure,
  COMMAND_KEYS,
  commandKey,
  countOf,
  DEPLOYMENT_KEYS,
  deploymentKey,
  inOrder,
  withCount,
} from './army-cards.ts';
import { drawArmy } from './army-draw.ts';
import { armyFromFile, armyToFile } from './army-file.ts';
import { armyWords } from './army-words.ts';
import { CardGlance, CardPicture } from './card-badges.tsx';
import { CardFace } from './card-face.tsx';

/** The two armies of the first skirmish. */
const FIRST: readonly ArmyId[] = ['first-skirmish-rebels', 'first-skirmish-empire'];

const TYPE_FACET: Facet = {
  id: 'type',
  values: ['figure', 'upgrade'],
  has: (card, value) => asDeployment(card)?.type === value,
};

const TRAIT_FACET: Facet = {
  id: 'trait',
  values: TRAITS,
  has: (card, value) => asFigure(card)?.traits.some((trait) => trait === value) ?? false,
};

const COST_FACET: Facet = {
  id: 'cost',
  values: ['0', '1', '2', '3'],
  has: (card, value) => `${asCommand(card)?.cost}` === value,
};

/** Whoever may play it: anybody, figures with a trait, one figure. */
const USER_FACET: Facet = {
  id: 'user',
  values: ['any', 'trait', 'figure'],
  has: (card, value) => {
    const on = asCommand(card)?.on;
    if (on?.figure !== undefined) return value === 'figure';
    return on?.trait === undefined ? value === 'any' : value === 'trait';
  },
};

function entriesOf(army: Army, keys: readonly CardKey[]): readonly Entry[] {
  return keys.flatMap((card) => {
    const count = countOf(army, card);
    if (count === 0) return [];
    const cost = (asDeployment(card) ?? asCommand(card))?.cost ?? 0;
    return [{ id: card, card, count, cost: cost * count, slots: [] }];
  });
}

function entryOf(army: Army, { path, params }: Problem): string | undefined {
  const named = params?.['card'];
  const index = Number(/\[(\d+)\]/.exec(path)?.[1] ?? Number.NaN);
  if (path.startsWith('commands')) {
    const command = typeof named === 'string' ? named : army.commands[index];
    return command === undefined ? undefined : commandKey(command);
  }
  // IA-023 names the figure, of which there may be several cards.
  const held = army.deployments.find(
    (id, place) => place === index || id === named || findDeployment(id)?.figure === named,
  );
  return held === undefined ? undefined : deploymentKey(held);
}

function figuresOf(army: Army): readonly Figure[] {
  const cards = army.deployments.flatMap((id) => {
    const card = findDeployment(id);
    return card?.type === 'figure' ? [card] : [];
  });
  const sum = (count: (card: (typeof cards)[number]) => number): number =>
    cards.reduce((total, card) => total + count(card), 0);
  return [
    { id: 'points', value: costOfArmy(army.deployments) },
    { id: 'groups', value: cards.length },
    { id: 'figures', value: sum(({ figures }) => figures) },
    { id: 'health', value: sum(({ figures, health }) => figures * health) },
    {
      id: 'dice',
      value: sum(
        ({ figures, attack }) => figures * (attack.dice.length + (attack.flexible?.count ?? 0)),
      ),
    },
    { id: 'deck-points', value: costOfDeck(army.commands) },
  ];
}

/** Imperial Assault: Deployment cards, and the Command deck that goes with them. */
export const armyKind: ListKind<Army> = {
  game: 'imperial-assault',
  namespaces: ['imperial-assault'],
  sides: AFFILIATIONS.map((id) => ({ id, tone: id })),
  terms: [],
  words: armyWords,
  toneOf: (card) =>
    asDeployment(card)?.affiliation ?? asCommand(card)?.on?.affiliation ?? 'mercenary',
  costOf: (card) => (asDeployment(card) ?? asCommand(card))?.cost ?? 0,
  isUnique: (card) => asDeployment(card)?.unique ?? false,
  groupOf: (card) => asDeployment(card)?.type ?? `cost-${asCommand(card)?.cost}`,
  facetsOf: (place) =>
    place === 'commands' ? [COST_FACET, USER_FACET] : [TYPE_FACET, TRAIT_FACET],
  Picture: CardPicture,
  Glance: CardGlance,
  Face: CardFace,

  empty: (side) => ({
    affiliation: AFFILIATIONS.find((known) => known === side) ?? 'imperial',
    deployments: [],
    commands: [],
  }),
  sideOf: ({ affiliation }) => affiliation,
  sections: (army) => [
    { id: 'deployments', place: 'deployments', entries: entriesOf(army, DEPLOYMENT_KEYS) },
    { id: 'commands', place: 'commands', entries: entriesOf(army, COMMAND_KEYS) },
  ],
  cardsFor: (_army, place) => (place === 'commands' ? COMMAND_KEYS : DEPLOYMENT_KEYS),
  add: (army, _place, card) => ({
    list: withCount(army, card, countOf(army, card) + 1),
    entry: card,
  }),
  setCount: (army, entry, count) => withCount(army, entry as CardKey, count),
  clearSlot: (army) => army,
  review: (army) => {
    const { points, deck, problems, warnings } = reviewArmy(army);
    return {
      tallies: [
        { id: 'points', value: points, most: MOST_POINTS },
        { id: 'deck-size', value: army.commands.length, most: DECK_SIZE },
        { id: 'deck-points', value: deck.points, most: deck.most },
      ],
      problems,
      warnings,
    };
  },
  entryOf,
  isUnfinished: ({ cause, params }) =>
    cause === 'no-figures' ||
    (cause === 'wrong-deck-size' && Number(params?.['count']) < Number(params?.['size'])),
  foreign: ['other-affiliation'],
  ready: ARMY_IDS.map((id) => ({
    id,
    group: FIRST.includes(id) ? 'first' : 'standard',
    list: inOrder(ARMIES[id]),
  })),
  random: (side, _terms, chance) =>
    inOrder(
      drawArmy(
        chance,
        AFFILIATIONS.find((known) => known === side),
      ),
    ),
  figures: figuresOf,
  toLink: ({ name, list }) => armyToLink({ name, army: list }),
  fromLink: (link) => {
    const read = armyFromLink(link);
    if (!read.ok) return read;
    const { name, army } = read.value;
    return { ok: true, value: { name, list: army }, warnings: [] };
  },
  toFile: ({ name, list }) => armyToFile(name, list),
  fromFile: armyFromFile,
};
