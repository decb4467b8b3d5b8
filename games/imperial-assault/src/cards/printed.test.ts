import { describe, expect, test } from 'vitest';
import { COMMAND_IDS, type CommandId, DEPLOYMENT_IDS, type DeploymentId } from '../index.ts';
import { printed, printedCommand } from '../testing/printed.ts';

/** The cards as they are printed: nobody changes a figure by accident. */
const DEPLOYMENTS: Readonly<Record<DeploymentId, string>> = {
  'at-st':
    'imperial elite x2, cost 14/14 for 1, health 15, speed 4, ranged blue+red+red, defence black+black, base 2x3, massive 1, attacking +3 accuracy, *blast 2, *pierce 2, vehicle/heavy-weapon, targeting-computer/awkward',
  'darth-vader':
    'imperial elite unique x1, cost 18/18 for 1, health 16, speed 4, melee red+red+yellow, defence black+black, base 1x1, *pierce 3, *damage 2, force-user/leader/brawler, brutality/force-choke/foresight',
  'e-web-engineer':
    'imperial regular x4, cost 6/6 for 1, health 5, speed 2, ranged blue+red+yellow, defence black, base 1x2, attacking +3 accuracy, *recover 2, *damage 1, trooper/heavy-weapon, tripod/assault',
  'e-web-engineer-elite':
    'imperial elite x2, cost 8/8 for 1, health 7, speed 3, ranged blue+red+yellow, defence black, base 1x2, defending +1 block, attacking +3 accuracy, *recover 2, *damage 2, trooper/heavy-weapon, tripod/assault',
  'general-weiss':
    'imperial elite unique x1, cost 16/16 for 1, health 15, speed 4, ranged any 3 up to 2, defence black+black, base 2x3, massive 1, attacking +2 accuracy, **blast 3, *pierce 2, vehicle/leader/heavy-weapon, generals-orders/epic-arsenal',
  'imperial-officer':
    'imperial regular x4, cost 2/2 for 1, health 3, speed 4, ranged blue+yellow, defence white, base 1x1, *focus 1, *damage 1, *accuracy 2, leader, order/cower',
  'imperial-officer-elite':
    'imperial elite x2, cost 5/5 for 1, health 5, speed 4, ranged blue+yellow, defence white, base 1x1, *focus 1, *stun 1, *damage 1, *accuracy 3, leader, executive-order/cower',
  'probe-droid':
    'imperial regular x4, cost 3/3 for 1, health 5, speed 3, ranged blue+yellow+yellow, defence black, base 1x1, mobile 1, *damage 1, *pierce 1, *recover 1, droid, self-destruct',
  'probe-droid-elite':
    'imperial elite x2, cost 5/5 for 1, health 7, speed 4, ranged blue+yellow+yellow, defence black, base 1x1, mobile 1, *damage 2, *pierce 2, *recover 2, droid, targeting-computer/self-destruct',
  'royal-guard':
    'imperial regular x4, cost 8/4 for 2, health 8, speed 5, melee red+yellow, defence black, base 1x1, reach 1, *stun 1, *damage 2, guardian/brawler, protector/vengeance',
  'royal-guard-elite':
    'imperial elite x2, cost 12/6 for 2, health 10, speed 5, melee red+yellow, defence black, base 1x1, reach 1, defending +1 evade, *stun 1, *damage 2, guardian/brawler, protector/forward-vengeance',
  'royal-guard-champion':
    'imperial elite unique x1, cost 15/15 for 1, health 13, speed 6, melee red+green+yellow, defence black+white, base 1x1, *bleed 1, *pierce 2, *damage 2, guardian/brawler, brutality/executor',
  stormtrooper:
    'imperial regular x4, cost 6/2 for 3, health 3, speed 4, ranged blue+green, defence black, base 1x1, *damage 1, *accuracy 2, trooper, squad-training',
  'stormtrooper-elite':
    'imperial elite x2, cost 9/3 for 3, health 5, speed 4, ranged blue+green, defence black, base 1x1, *damage 2, *accuracy 3, trooper, squad-training/last-stand',
  chewbacca:
    'rebel elite unique x1, cost 15/15 for 1, health 14, speed 4, ranged blue+red+yellow, defence black+white, base 1x1, *damage 2, *stun 1, *accuracy 2, smuggler/wookiee/guardian, slam/protector',
  'diala-passil':
    'rebel regular unique x1, cost 7/7 for 1, health 8, speed 5, melee red+green, defence white, base 1x1, *recover 2, *pierce 3, *cleave 2, force-user/brawler, shattering-blow/foresight',
  'fenn-signis':
    'rebel regular unique x1, cost 9/9 for 1, health 10, speed 4, ranged blue+red+green, defence black, base 1x1, *blast 1, *damage 1, *accuracy 1, trooper/leader, assault/trooper-assault',
  gaarkhan:
    'rebel regular unique x1, cost 8/8 for 1, health 10, speed 4, melee red+yellow, defence black, base 1x1, defending +1 block, *pierce 1 bleed 1, *focus 1, wookiee/guardian/brawler, enraged/charge',
  'gideon-argus':
    'rebel regular unique x1, cost 3/3 for 1, health 5, speed 4, ranged blue+green, defence black, base 1x1, *focus 1, *damage 2, leader, tactical-maneuver/on-my-mark',
  'han-solo':
    'rebel elite unique x1, cost 12/12 for 1, health 12, speed 4, ranged blue+green+green, defence white, base 1x1, *accuracy 2 damage 1, *damage 2, smuggler/leader, return-fire/distracting/cunning',
  'jyn-odan':
    'rebel regular unique x1, cost 5/5 for 1, health 6, speed 5, ranged green+green, defence white, base 1x1, *stun 1 pierce 1, *accuracy 2 damage 2, smuggler, hair-trigger/nimble/cunning',
  'luke-skywalker':
    'rebel elite unique x1, cost 10/10 for 1, health 10, speed 5, ranged blue+green+yellow, defence white, base 1x1, defending +1 block, *damage 2, *recover 2, *accuracy 2, force-user, saber-strike/inspiring',
  'mak-eshkarey':
    'rebel regular unique x1, cost 3/3 for 1, health 4, speed 4, ranged blue+blue, defence white, base 1x1, *accuracy 2, *damage 1, *pierce 2 critical 1, spy, priority-target',
  'rebel-saboteur':
    'rebel regular x4, cost 5/3 for 2, health 4, speed 5, ranged red+yellow, defence white, base 1x1, attacking +2 accuracy, *pierce 2, *stun 1, *blast 1, spy/heavy-weapon, overload',
  'rebel-trooper':
    'rebel regular x4, cost 6/2 for 3, health 3, speed 4, ranged blue+yellow, defence white, base 1x1, *pierce 1, *accuracy 1, trooper, aim',
  'ig-88':
    'mercenary elite unique x1, cost 12/12 for 1, health 10, speed 5, ranged any 2 up to 2, defence black, base 1x1, defending +1 block, attacking +2 accuracy, *recover 3, *damage 2, droid/hunter, arsenal/relentless/assault',
  nexu: 'mercenary regular x4, cost 4/4 for 1, health 6, speed 6, melee red+green, defence white, base 2x2, mobile 1, bleed 1, *cleave 1, *pierce 2, creature/brawler, pounce/cunning/non-sentient',
  'nexu-elite':
    'mercenary elite x2, cost 6/6 for 1, health 8, speed 6, melee red+green, defence white, base 2x2, mobile 1, bleed 1, cleave 2, *damage 2, creature/brawler, pounce/cunning/non-sentient',
  'trandoshan-hunter':
    'mercenary regular x4, cost 7/3 for 2, health 6, speed 4, ranged blue+green, defence black, base 1x1, *bleed 1, *pierce 2, hunter/brawler, relentless/scattergun',
  'trandoshan-hunter-elite':
    'mercenary elite x2, cost 10/5 for 2, health 8, speed 4, ranged blue+green, defence black, base 1x1, *focus 1, *bleed 1, *pierce 2, hunter/brawler, relentless/acp-scattergun',
  'balance-of-the-force': 'rebel regular unique x1, cost 1',
  'rebel-high-command': 'rebel regular unique x1, cost 2',
  'devious-scheme': 'mercenary regular unique x1, cost 1',
  'first-strike': 'mercenary regular unique x1, cost 2',
  'temporary-alliance-mercenary': 'mercenary regular unique x1, cost 1',
  'temporary-alliance-imperial': 'imperial regular unique x1, cost 1',
};

const COMMANDS: Readonly<Record<CommandId, string>> = {
  'burst-fire': 'cost 2 x1, special-action, 1 actions, fenn-signis rebel',
  celebration: 'cost 0 x1, after-unique-defeated, 0 actions, player',
  'close-the-gap': 'cost 2 x1, start-of-round, 0 actions, player',
  'covering-fire': 'cost 3 x1, start-of-round, 0 actions, player',
  deadeye: 'cost 0 x1, while-attacking, 0 actions, any figure',
  deflection: 'cost 1 x2, declared-on-you, 0 actions, force-user',
  'element-of-surprise': 'cost 0 x1, declaring, 0 actions, any figure',
  'expose-weakness': 'cost 0 x1, special-action, 1 actions, any figure',
  ferocity: 'cost 1 x1, end-of-round, 0 actions, player',
  'fleet-footed': 'cost 0 x1, during-activation, 0 actions, any figure',
  'force-lightning': 'cost 3 x1, special-action, 1 actions, force-user imperial',
  'furious-charge': 'cost 2 x1, after-attack-on-you, 0 actions, gaarkhan rebel',
  'guardian-stance': 'cost 1 x1, while-friend-defends, 0 actions, guardian',
  'hunter-protocol': 'cost 1 x1, while-attacking, 0 actions, droid',
  'knowledge-and-defense': 'cost 2 x1, special-action, 1 actions, force-user rebel',
  'lord-of-the-sith': 'cost 3 x1, during-activation, 0 actions, darth-vader imperial',
  'lure-of-the-dark-side': 'cost 3 x1, special-action, 1 actions, force-user imperial',
  marksman: 'cost 1 x2, before-declaring, 0 actions, any figure',
  'maximum-firepower': 'cost 3 x1, special-action, 2 actions, heavy-weapon',
  meditation: 'cost 2 x1, special-action, 1 actions, force-user rebel',
  'one-in-a-million': 'cost 2 x1, declaring, 0 actions, jyn-odan rebel',
  planning: 'cost 0 x1, special-action, 1 actions, any figure',
  'price-on-their-heads': 'cost 1 x1, special-action, 1 actions, hunter',
  pummel: 'cost 1 x2, special-action, 2 actions, any figure',
  rally: 'cost 0 x1, start-of-activation, 0 actions, any figure',
  recovery: 'cost 0 x1, special-action, 1 actions, any figure',
  regroup: 'cost 1 x2, special-action, 1 actions, leader',
  'sarlacc-sweep': 'cost 2 x1, special-action, 1 actions, diala-passil rebel',
  'shadow-ops': 'cost 3 x1, special-action, 1 actions, mak-eshkarey rebel',
  'sit-tight': 'cost 0 x1, start-of-round, 0 actions, player',
  'son-of-skywalker': 'cost 3 x1, after-activation, 0 actions, luke-skywalker rebel',
  'take-cover': 'cost 0 x1, special-action, 1 actions, any figure',
  'take-initiative': 'cost 0 x1, start-of-round, 0 actions, player',
  'take-it-down': 'cost 3 x1, special-action, 1 actions, gideon-argus rebel',
  'telekinetic-throw': 'cost 1 x1, special-action, 1 actions, force-user',
  'to-the-limit': 'cost 0 x1, after-special-action, 0 actions, any figure',
  urgency: 'cost 0 x1, special-action, 1 actions, any figure',
};

describe('what is printed', () => {
  test.each(DEPLOYMENT_IDS)('%s', (id) => {
    expect(printed(id)).toBe(DEPLOYMENTS[id]);
  });

  test.each(COMMAND_IDS)('%s', (id) => {
    expect(printedCommand(id)).toBe(COMMANDS[id]);
  });
});
