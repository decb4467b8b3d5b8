import {
  type AttackOdds,
  type AttackPool,
  attackOddsNow,
  CONDITIONS,
  chanceOf,
  DEPLOYMENTS,
  DICE,
  type Die,
  EMPTY_POOL,
  type FigureCard,
  findDeployment,
  poolOdds,
  type Rerolls,
  type SurgeAbility,
} from '@parsecs/imperial-assault';
import type { OddsFault, OddsKind, OddsResult } from '../kind.ts';
import { type Field, listIn, numberIn, type Setting, textIn } from '../setting.ts';

const ATTACK_DICE: readonly string[] = ['red', 'blue', 'green', 'yellow'];
const DEFENCE_DICE: readonly string[] = ['black', 'white'];
const MOST_ATTACK = 4;
const MOST_DEFENCE = 3;
/** Every throw of all dice is looked at where some may be rerolled, so they and the rerolls are few. */
const MOST_REROLLED = 5;
const MOST_WITH_REROLLS = 7;
const FURTHEST = 12;

const SURGES: Readonly<Record<string, SurgeAbility>> = Object.fromEntries(
  (['damage', 'pierce', 'accuracy'] as const).flatMap((kind) =>
    [1, 2, 3].map((amount) => [`${kind}-${amount}`, { cost: 1, effects: [[kind, amount]] }]),
  ),
);

const FIGURES: readonly string[] = DEPLOYMENTS.flatMap(({ id, type }) =>
  type === 'figure' ? [id] : [],
);

const byDice = (setting: Setting): boolean => textIn(setting, 'mode') === 'dice';
const byFigures = (setting: Setting): boolean => !byDice(setting);

type Side = 'attack' | 'between' | 'defender';

function bonus(id: string, group: Side, least: number, most: number): Field {
  return { id, group, form: 'whole', least, most, usual: 0, when: byDice };
}

function condition(id: string, group: Side): Field {
  return { id, group, form: 'flag', when: byFigures };
}

function reroll(id: string, group: Side): Field {
  return { id, group, form: 'whole', least: 0, most: 2, usual: 0 };
}

const FIELDS: readonly Field[] = [
  { id: 'mode', group: 'what', form: 'choice', choices: ['dice', 'figures'], usual: 'dice' },
  { id: 'distance', group: 'between', form: 'whole', least: 0, most: FURTHEST, usual: 3 },
  {
    id: 'attack',
    group: 'attack',
    form: 'list',
    choices: ATTACK_DICE,
    most: MOST_ATTACK,
    usual: ['blue', 'green'],
    when: byDice,
  },
  {
    id: 'attacker',
    group: 'attack',
    form: 'choice',
    choices: FIGURES,
    usual: 'stormtrooper',
    when: byFigures,
  },
  bonus('accuracy', 'attack', -3, 6),
  bonus('damage', 'attack', -2, 5),
  bonus('surge', 'attack', -2, 4),
  bonus('pierce', 'attack', 0, 5),
  {
    id: 'surges',
    group: 'attack',
    form: 'list',
    choices: Object.keys(SURGES),
    most: 5,
    usual: ['damage-1'],
    when: byDice,
  },
  condition('focused', 'attack'),
  condition('hidden', 'attack'),
  condition('weakened', 'attack'),
  condition('moved', 'attack'),
  reroll('rerolls', 'attack'),
  reroll('either', 'attack'),
  {
    id: 'defence',
    group: 'defender',
    form: 'list',
    choices: DEFENCE_DICE,
    most: MOST_DEFENCE,
    usual: ['black'],
    when: byDice,
  },
  {
    id: 'target',
    group: 'defender',
    form: 'choice',
    choices: FIGURES,
    usual: 'luke-skywalker',
    when: byFigures,
  },
  bonus('block', 'defender', -2, 4),
  bonus('evade', 'defender', -2, 3),
  condition('target-hidden', 'defender'),
  condition('target-weakened', 'defender'),
  reroll('guard', 'defender'),
  {
    id: 'health',
    group: 'defender',
    form: 'whole',
    least: 1,
    most: 20,
    usual: 3,
    when: byDice,
  },
];

export const imperialAssaultOdds: OddsKind = {
  namespaces: ['imperial-assault'],
  fields: FIELDS,
  counts: 'damage',
  workOut: (setting) => (byDice(setting) ? diceOdds(setting) : figureOdds(setting)),
  nameOf: (texts, field, choice) => {
    if (field === 'attacker' || field === 'target') {
      return texts.t(`imperial-assault:deployment.${choice}.name`);
    }
    if (field === 'attack' || field === 'defence') {
      return texts.t(`imperial-assault:die.${choice}.name`);
    }
    if (field === 'surges') {
      const [kind = '', value = ''] = choice.split('-');
      return texts.t(`imperial-assault:keyword.${kind}.label`, { value });
    }
    return texts.t(`odds-page:imperial-assault.by-${choice}`);
  },
};

function rerollsIn(setting: Setting): Rerolls {
  return {
    attack: numberIn(setting, 'rerolls'),
    either: numberIn(setting, 'either'),
    defence: numberIn(setting, 'guard'),
  };
}

function isTooMuch(rerolls: Rerolls, dice: number): boolean {
  const again = rerolls.attack + rerolls.either + rerolls.defence;
  return again > 0 && (dice > MOST_REROLLED || dice + again > MOST_WITH_REROLLS);
}

function diceIn(setting: Setting, id: string): readonly Die[] {
  return listIn(setting, id).flatMap((one) => DICE.find((die) => die === one) ?? []);
}

function diceOdds(setting: Setting): OddsResult | OddsFault {
  const pool: AttackPool = {
    ...EMPTY_POOL,
    attack: diceIn(setting, 'attack'),
    defence: diceIn(setting, 'defence'),
    distance: numberIn(setting, 'distance'),
    accuracy: numberIn(setting, 'accuracy'),
    damage: numberIn(setting, 'damage'),
    surge: numberIn(setting, 'surge'),
    pierce: numberIn(setting, 'pierce'),
    block: numberIn(setting, 'block'),
    evade: numberIn(setting, 'evade'),
    surges: listIn(setting, 'surges').flatMap((id) => SURGES[id] ?? []),
    rerolls: rerollsIn(setting),
  };
  if (pool.attack.length === 0) return 'impossible';
  if (isTooMuch(pool.rerolls, pool.attack.length + pool.defence.length)) return 'too-long';
  return resultOf(poolOdds(pool), numberIn(setting, 'health'));
}

function figureIn(setting: Setting, id: string): FigureCard | undefined {
  const card = findDeployment(textIn(setting, id));
  return card?.type === 'figure' ? card : undefined;
}

function figureOdds(setting: Setting): OddsResult | OddsFault {
  const [attacker, target] = [figureIn(setting, 'attacker'), figureIn(setting, 'target')];
  const rerolls = rerollsIn(setting);
  if (attacker === undefined || target === undefined) return 'impossible';
  const dice = attacker.attack.dice.length + target.defence.length + numberIn(setting, 'focused');
  if (isTooMuch(rerolls, dice)) return 'too-long';
  const odds = attackOddsNow(attacker, target, numberIn(setting, 'distance'), {
    attacker: CONDITIONS.filter((one) => numberIn(setting, one) === 1),
    target: CONDITIONS.filter((one) => numberIn(setting, `target-${one}`) === 1),
    moved: numberIn(setting, 'moved') === 1,
    rerolls,
  });
  return resultOf(odds, target.health);
}

function resultOf(odds: AttackOdds, health: number): OddsResult {
  return {
    outcomes: odds.damage.map((p, value) => ({ value, p })),
    expected: odds.expected,
    hit: odds.hit,
    goal: chanceOf(odds, health),
    enough: health,
  };
}
