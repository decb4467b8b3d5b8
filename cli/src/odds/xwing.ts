import { at } from '@parsecs/kernel';
import {
  barrageOdds,
  type Fighter,
  fightTree,
  LASTING_ACTIONS,
  PILOT_IDS,
  PLAIN_FIGHTER,
  shotOdds,
  UPGRADE_IDS,
} from '@parsecs/xwing';
import {
  checkOptions,
  impossible,
  type OddsOption,
  type OddsOptions,
  type OddsReport,
  readNumbers,
  readWords,
  wanting,
} from './options.ts';

const TOKENS = ['attack-focus', 'lock', 'defence-focus', 'evade', 'range', 'obstructed'] as const;
const BY_DICE: readonly OddsOption[] = ['attack', 'defence', ...TOKENS];
const BY_CARDS: readonly OddsOption[] = [
  'attacker',
  'defender',
  'supporter',
  'escort',
  'weapon',
  'acted',
  'behind',
  ...TOKENS,
];
const MOST_DICE = 10;
const LONGEST_RANGE = 3;

/** Plain dice, or ships with their cards through the rules. */
export function xwingOdds(options: OddsOptions): OddsReport {
  const { range } = options;
  if (range !== undefined && range > LONGEST_RANGE) throw impossible();
  return options.attacker === undefined ? byDice(options) : byCards(options);
}

/** XW-111, XW-120: one more attack die at Range 1, one more defence die at Range 3 or behind a rock. */
function byDice(options: OddsOptions): OddsReport {
  checkOptions('xwing', options, BY_DICE);
  const { attack, defence, range, obstructed, evade = 0 } = options;
  if (attack === undefined) throw wanting('attack');
  if (defence === undefined) throw wanting('defence');
  const guard = at(readNumbers('defence', defence, 0, MOST_DICE), 0);
  const attacks = readNumbers('attack', attack, 0, MOST_DICE).map((dice) => ({
    attackDice: dice + (range === 1 ? 1 : 0),
    attackFocus: options['attack-focus'],
    lock: options.lock,
    defenceDice: guard + (range === LONGEST_RANGE ? 1 : 0) + (obstructed ? 1 : 0),
  }));
  const defenceFocus = options['defence-focus'];
  const [only, ...more] = attacks;
  if (only === undefined) throw wanting('attack');
  if (more.length === 0) return plain(shotOdds({ ...only, defenceFocus, evades: evade }));
  return plain(barrageOdds({ attacks, focusTokens: defenceFocus ? 1 : 0, evadeTokens: evade }));
}

function plain({ outcomes, expected }: ReturnType<typeof shotOdds>): OddsReport {
  return { outcomes: outcomes.map(({ hits, crits, p }) => ({ hits, crits, p })), expected };
}

function byCards(options: OddsOptions): OddsReport & { readonly expectedDamage: number } {
  checkOptions('xwing', options, BY_CARDS);
  const { evade = 0, lock, range = 2, obstructed, behind } = options;
  const weapon = readWords('weapon', options.weapon, ['primary', ...UPGRADE_IDS] as const)[0];
  const acted = readWords('acted', options.acted, LASTING_ACTIONS);
  const focus = options['attack-focus'] ? 1 : 0;
  const [defender] = readShips('defender', options.defender);
  if (defender === undefined) throw wanting('defender');
  const attackers = readShips('attacker', options.attacker).map((one) => ({
    ...one,
    focus,
    lock,
    acted,
    weapon: weapon ?? 'primary',
  }));
  const tree = fightTree({
    attackers,
    defender: { ...defender, evade, focus: options['defence-focus'] ? 1 : 0, acted },
    supporters: readShips('supporter', options.supporter),
    escorts: readShips('escort', options.escort),
    range: range === 1 ? 1 : range === LONGEST_RANGE ? LONGEST_RANGE : 2,
    obstructed,
    behind,
  });
  if ('impossible' in tree) throw impossible();
  const { outcomes, expected, expectedDamage } = tree.outlook();
  return {
    outcomes: outcomes.map(({ hits, crits, damage, p }) => ({ hits, crits, damage, p })),
    expected,
    expectedDamage,
  };
}

/** `pilot+card+card`, several with commas between them. */
function readShips(option: OddsOption, text: string | undefined): readonly Fighter[] {
  if (text === undefined) return [];
  return text.split(',').map((ship) => {
    const [pilot = '', ...cards] = ship.split('+');
    return {
      ...PLAIN_FIGHTER,
      pilot: at(readWords(option, pilot.trim() || '?', PILOT_IDS), 0),
      upgrades: readWords(option, cards.join('+'), UPGRADE_IDS, '+'),
    };
  });
}
