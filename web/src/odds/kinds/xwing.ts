import { cardName } from '@parsecs/lang';
import {
  barrageOdds,
  type Fight,
  type Fighter,
  fightTree,
  findPilot,
  findUpgrade,
  LASTING_ACTIONS,
  mayCarry,
  openSlotsOf,
  PILOT_IDS,
  type PilotId,
  PLAIN_FIGHTER,
  shotOdds,
  UPGRADE_IDS,
  type UpgradeCard,
  type UpgradeId,
  valuesWith,
} from '@parsecs/xwing';
import type { OddsFault, OddsKind, OddsResult } from '../kind.ts';
import { type Field, listIn, numberIn, type Setting, textIn } from '../setting.ts';

const LONGEST_RANGE = 3;
const MOST_BY_DICE = 4;
/** Every roll of every ship is played through the rules: two attackers are as many as anybody waits for. */
const MOST_BY_CARDS = 2;
const MOST_DICE = 8;
const MOST_TOKENS = 3;
const MOST_CARDS = 5;
const MOST_FRIENDS = 2;

const byDice = (setting: Setting): boolean => textIn(setting, 'mode') === 'dice';
const byCards = (setting: Setting): boolean => !byDice(setting);

function pilotIn(setting: Setting, id: string): PilotId {
  const wanted = textIn(setting, id);
  return PILOT_IDS.find((known) => known === wanted) ?? 'rookiepilot';
}

function upgradesIn(setting: Setting, id: string): readonly UpgradeId[] {
  return listIn(setting, id).flatMap((one) => UPGRADE_IDS.find((known) => known === one) ?? []);
}

function cardsIn(setting: Setting, id: string): readonly UpgradeCard[] {
  return upgradesIn(setting, id).flatMap((one) => findUpgrade(one) ?? []);
}

/** What the pilot may carry, and of that what still finds a slot. */
function upgradesFor(setting: Setting, pilot: string, cards: string): readonly string[] {
  const card = findPilot(pilotIn(setting, pilot));
  if (card === undefined) return [];
  const carried = cardsIn(setting, cards);
  const open = openSlotsOf(card, carried);
  return UPGRADE_IDS.filter((id) => {
    const upgrade = findUpgrade(id);
    if (upgrade === undefined || !mayCarry(card, upgrade)) return false;
    return carried.includes(upgrade) || open.includes(upgrade.slot);
  });
}

function weaponsFor(setting: Setting, cards: string): readonly string[] {
  return ['primary', ...cardsIn(setting, cards).flatMap(({ id, weapon }) => (weapon ? [id] : []))];
}

function factionOf(setting: Setting, pilot: string): string | undefined {
  return findPilot(pilotIn(setting, pilot))?.faction;
}

function pilotsLike(setting: Setting, pilot: string): readonly string[] {
  const faction = factionOf(setting, pilot);
  return PILOT_IDS.filter((id) => findPilot(id)?.faction === faction);
}

function attackerFields(number: number): readonly Field[] {
  const group = `attacker-${number}`;
  const isThere = (setting: Setting): boolean => numberIn(setting, 'attackers') >= number;
  const [pilot, cards] = [`pilot${number}`, `cards${number}`];
  const whenCards = (setting: Setting): boolean => isThere(setting) && byCards(setting);
  const fields: readonly Field[] = [
    {
      id: `dice${number}`,
      group,
      form: 'whole',
      least: 0,
      most: MOST_DICE,
      usual: 3,
      when: (setting) => isThere(setting) && byDice(setting),
    },
    { id: `focus${number}`, group, form: 'flag', when: isThere },
    { id: `lock${number}`, group, form: 'flag', when: isThere },
  ];
  if (number > MOST_BY_CARDS) return fields;
  return [
    {
      id: pilot,
      group,
      form: 'choice',
      choices: number === 1 ? PILOT_IDS : (setting) => pilotsLike(setting, 'pilot1'),
      usual: 'rookiepilot',
      when: whenCards,
    },
    {
      id: cards,
      group,
      form: 'list',
      choices: (setting) => upgradesFor(setting, pilot, cards),
      most: MOST_CARDS,
      usual: [],
      when: whenCards,
    },
    {
      id: `weapon${number}`,
      group,
      form: 'choice',
      choices: (setting) => weaponsFor(setting, cards),
      usual: 'primary',
      when: (setting) => whenCards(setting) && weaponsFor(setting, cards).length > 1,
    },
    ...fields,
    {
      id: `acted${number}`,
      group,
      form: 'list',
      choices: (setting) => LASTING_ACTIONS.filter((id) => listIn(setting, cards).includes(id)),
      most: LASTING_ACTIONS.length,
      usual: [],
      distinct: true,
      when: (setting) =>
        whenCards(setting) && LASTING_ACTIONS.some((id) => listIn(setting, cards).includes(id)),
    },
  ];
}

const FIELDS: readonly Field[] = [
  { id: 'mode', group: 'what', form: 'choice', choices: ['dice', 'cards'], usual: 'dice' },
  {
    id: 'attackers',
    group: 'what',
    form: 'whole',
    least: 1,
    most: (setting) => (byDice(setting) ? MOST_BY_DICE : MOST_BY_CARDS),
    usual: 1,
  },
  { id: 'range', group: 'between', form: 'whole', least: 1, most: LONGEST_RANGE, usual: 2 },
  { id: 'obstructed', group: 'between', form: 'flag' },
  { id: 'behind', group: 'between', form: 'flag', when: byCards },
  ...Array.from({ length: MOST_BY_DICE }, (_, index) => attackerFields(index + 1)).flat(),
  {
    id: 'supporters',
    group: 'friends',
    form: 'list',
    choices: (setting) => pilotsLike(setting, 'pilot1'),
    most: MOST_FRIENDS,
    usual: [],
    when: byCards,
  },
  {
    id: 'agility',
    group: 'defender',
    form: 'whole',
    least: 0,
    most: MOST_DICE,
    usual: 3,
    when: byDice,
  },
  {
    id: 'health',
    group: 'defender',
    form: 'whole',
    least: 1,
    most: 16,
    usual: 3,
    when: byDice,
  },
  {
    id: 'target',
    group: 'defender',
    form: 'choice',
    choices: PILOT_IDS,
    usual: 'academypilot',
    when: byCards,
  },
  {
    id: 'carried',
    group: 'defender',
    form: 'list',
    choices: (setting) => upgradesFor(setting, 'target', 'carried'),
    most: MOST_CARDS,
    usual: [],
    when: byCards,
  },
  { id: 'guard', group: 'defender', form: 'whole', least: 0, most: MOST_TOKENS, usual: 0 },
  { id: 'evade', group: 'defender', form: 'whole', least: 0, most: MOST_TOKENS, usual: 0 },
  {
    id: 'escorts',
    group: 'friends',
    form: 'list',
    choices: (setting) => pilotsLike(setting, 'target'),
    most: MOST_FRIENDS,
    usual: [],
    when: byCards,
  },
];

const CARD_FIELDS = ['cards', 'carried', 'acted', 'weapon'];
const PILOT_FIELDS = ['pilot', 'target', 'supporters', 'escorts'];

export const xwingOdds: OddsKind = {
  namespaces: ['xwing'],
  fields: FIELDS,
  counts: 'damage',
  workOut: (setting) => (byDice(setting) ? diceOdds(setting) : cardOdds(setting)),
  nameOf: (texts, field, choice) => {
    if (choice === 'primary') return texts.t('xwing:weapon.primary.name');
    if (CARD_FIELDS.includes(field)) return cardName(texts, 'upgrade', choice);
    if (!PILOT_FIELDS.includes(field)) return texts.t(`odds-page:xwing.by-${choice}`);
    return cardName(texts, 'pilot', choice);
  },
};

/** XW-111, XW-120: one more attack die at Range 1, one more defence die at Range 3 or behind a rock. */
function diceOdds(setting: Setting): OddsResult {
  const range = numberIn(setting, 'range');
  const defenceDice =
    numberIn(setting, 'agility') +
    (range === LONGEST_RANGE ? 1 : 0) +
    numberIn(setting, 'obstructed');
  const attacks = Array.from({ length: numberIn(setting, 'attackers') }, (_, index) => ({
    attackDice: numberIn(setting, `dice${index + 1}`) + (range === 1 ? 1 : 0),
    attackFocus: numberIn(setting, `focus${index + 1}`) === 1,
    lock: numberIn(setting, `lock${index + 1}`) === 1,
    defenceDice,
  }));
  const [focusTokens, evadeTokens] = [numberIn(setting, 'guard'), numberIn(setting, 'evade')];
  const [only, ...more] = attacks;
  const { outcomes, expected } =
    only !== undefined && more.length === 0
      ? shotOdds({ ...only, defenceFocus: focusTokens > 0, evades: evadeTokens })
      : barrageOdds({ attacks, focusTokens, evadeTokens });
  return resultOf(
    outcomes.map(({ hits, crits, p }) => ({ damage: hits + crits, p })),
    expected,
    numberIn(setting, 'health'),
  );
}

function cardOdds(setting: Setting): OddsResult | OddsFault {
  const fighterOf = (number: number): Fighter => ({
    ...PLAIN_FIGHTER,
    pilot: pilotIn(setting, `pilot${number}`),
    upgrades: upgradesIn(setting, `cards${number}`),
    focus: numberIn(setting, `focus${number}`),
    lock: numberIn(setting, `lock${number}`) === 1,
    acted: upgradesIn(setting, `acted${number}`),
    weapon: UPGRADE_IDS.find((known) => known === textIn(setting, `weapon${number}`)) ?? 'primary',
  });
  const friends = (id: string): readonly Fighter[] =>
    listIn(setting, id).flatMap((one) => {
      const pilot = PILOT_IDS.find((known) => known === one);
      return pilot === undefined ? [] : [{ ...PLAIN_FIGHTER, pilot }];
    });
  const fight: Fight = {
    attackers: Array.from({ length: numberIn(setting, 'attackers') }, (_, index) =>
      fighterOf(index + 1),
    ),
    defender: {
      ...PLAIN_FIGHTER,
      pilot: pilotIn(setting, 'target'),
      upgrades: upgradesIn(setting, 'carried'),
      focus: numberIn(setting, 'guard'),
      evade: numberIn(setting, 'evade'),
    },
    supporters: friends('supporters'),
    escorts: friends('escorts'),
    range: rangeIn(setting),
    obstructed: numberIn(setting, 'obstructed') === 1,
    behind: numberIn(setting, 'behind') === 1,
  };
  const tree = fightTree(fight);
  if ('impossible' in tree) return 'impossible';
  const { outcomes, expectedDamage } = tree.outlook();
  const target = findPilot(fight.defender.pilot);
  const values = target && valuesWith(target, cardsIn(setting, 'carried'));
  const health = values === undefined ? 0 : values.hull + values.shields;
  return resultOf(outcomes, expectedDamage, health);
}

function rangeIn(setting: Setting): Fight['range'] {
  const range = numberIn(setting, 'range');
  return range === 1 ? 1 : range === LONGEST_RANGE ? LONGEST_RANGE : 2;
}

function resultOf(
  outcomes: readonly { readonly damage: number; readonly p: number }[],
  expected: number,
  enough: number,
): OddsResult {
  const chances: number[] = [];
  for (const { damage, p } of outcomes) {
    while (chances.length <= damage) chances.push(0);
    chances[damage] = (chances[damage] ?? 0) + p;
  }
  return {
    outcomes: chances.map((p, value) => ({ value, p })),
    expected,
    hit: 1 - (chances[0] ?? 0),
    goal: chances.slice(enough).reduce((sum, p) => sum + p, 0),
    enough,
  };
}
