import {
  type AttackOdds,
  attackOddsNow,
  CONDITIONS,
  DEPLOYMENT_IDS,
  DICE,
  EMPTY_POOL,
  type FigureCard,
  findDeployment,
  MOST_POOL_DICE,
  poolOdds,
  type Rerolls,
} from '@parsecs/imperial-assault';
import {
  checkOptions,
  impossible,
  type OddsOption,
  type OddsOptions,
  type OddsReport,
  readWords,
  wanting,
} from './options.ts';

const REROLLS = ['attack-rerolls', 'either-rerolls', 'defence-rerolls'] as const;
const BY_DICE: readonly OddsOption[] = [
  'attack',
  'defence',
  'distance',
  'accuracy',
  'damage',
  'surge',
  'pierce',
  'block',
  'evade',
  'surges',
  ...REROLLS,
];
const BY_CARDS: readonly OddsOption[] = [
  'attacker',
  'defender',
  'distance',
  'attack-conditions',
  'defence-conditions',
  'moved',
  ...REROLLS,
];
const BOUGHT = ['damage', 'pierce', 'accuracy'] as const;

interface SkirmishReport extends OddsReport {
  readonly hit: number;
}

/** Pools of dice with numbers, or one figure against another. */
export function imperialAssaultOdds(options: OddsOptions): SkirmishReport {
  const { hit, expected, damage } =
    options.attacker === undefined ? byDice(options) : byCards(options);
  const outcomes = damage.flatMap((p, amount) => (p > 0 ? [{ damage: amount, p }] : []));
  return { outcomes, expected, hit };
}

function rerollsIn(options: OddsOptions): Rerolls {
  return {
    attack: options['attack-rerolls'] ?? 0,
    either: options['either-rerolls'] ?? 0,
    defence: options['defence-rerolls'] ?? 0,
  };
}

function byDice(options: OddsOptions): AttackOdds {
  checkOptions('imperial-assault', options, BY_DICE);
  if (options.attack === undefined) throw wanting('attack');
  const attack = readWords('attack', options.attack, DICE);
  const defence = readWords('defence', options.defence, DICE);
  if (attack.length + defence.length > MOST_POOL_DICE) throw impossible();
  return poolOdds({
    ...EMPTY_POOL,
    attack,
    defence,
    distance: options.distance ?? 0,
    accuracy: options.accuracy ?? 0,
    damage: options.damage ?? 0,
    surge: options.surge ?? 0,
    pierce: options.pierce ?? 0,
    block: options.block ?? 0,
    evade: options.evade ?? 0,
    surges: readSurges(options.surges),
    rerolls: rerollsIn(options),
  });
}

/** `damage:2`, or `pierce:1+accuracy:2` for both; `2x` before it where it costs two surges. */
function readSurges(text: string | undefined): (typeof EMPTY_POOL)['surges'] {
  if (text === undefined) return [];
  return text.split(',').map((written) => {
    const [, cost = '1', rest = ''] = /^(?:(\d)x)?(.*)$/.exec(written.trim()) ?? [];
    const effects = rest.split('+').map((effect) => {
      const [, kind = effect, amount = ''] = /^([a-z]+):(\d{1,2})$/.exec(effect) ?? [];
      const [known] = readWords('surges', amount === '' ? effect : kind, BOUGHT);
      return [known ?? 'damage', Number(amount)] as const;
    });
    return { cost: Number(cost), effects };
  });
}

function byCards(options: OddsOptions): AttackOdds {
  checkOptions('imperial-assault', options, BY_CARDS);
  if (options.defender === undefined) throw wanting('defender');
  const attacker = readFigure('attacker', options.attacker);
  const target = readFigure('defender', options.defender);
  return attackOddsNow(attacker, target, options.distance ?? 1, {
    attacker: readWords('attack-conditions', options['attack-conditions'], CONDITIONS),
    target: readWords('defence-conditions', options['defence-conditions'], CONDITIONS),
    moved: options.moved,
    rerolls: rerollsIn(options),
  });
}

function readFigure(option: OddsOption, text: string | undefined): FigureCard {
  const [id] = readWords(option, text, DEPLOYMENT_IDS);
  const card = id === undefined ? undefined : findDeployment(id);
  if (card?.type !== 'figure') throw wanting(option);
  return card;
}
