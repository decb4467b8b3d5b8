import type { UpgradeId } from './cards/ids.ts';
import type { Event, EventType } from './events.ts';

/** The rule behind each event. */
const RULES: Readonly<Record<EventType, string>> = {
  'side-wished': 'XW-013',
  'sides-taken': 'XW-013',
  'roles-drawn': 'XW-013',
  'squad-built': 'XW-198',
  'squads-clashed': 'XW-222',
  'squad-revealed': 'XW-200',
  initiative: 'XW-161',
  'ship-assigned': 'XW-228',
  'obstacle-placed': 'XW-186',
  'edge-chosen': 'XW-188',
  'ship-placed': 'XW-020',
  'upgrade-announced': 'XW-245',
  'damaged-ship-chosen': 'XW-269',
  'satellite-placed': 'XW-280',
  'satellite-scanned': 'XW-284',
  'satellite-returned': 'XW-286',
  'reinforcement-called': 'XW-262',
  'shields-raised': 'XW-025',
  'deck-shuffled': 'XW-027',
  'round-began': 'XW-029',
  'phase-began': 'XW-028',
  'dial-set': 'XW-030',
  'dial-taken-back': 'XW-033',
  ready: 'XW-031',
  activated: 'XW-053',
  'dial-revealed': 'XW-055',
  'manoeuvre-replaced': 'XW-168',
  moved: 'XW-057',
  'barrel-rolled': 'XW-068',
  boosted: 'XW-298',
  fled: 'XW-171',
  escaped: 'XW-172',
  'obstacle-hit': 'XW-189',
  'stress-changed': 'XW-059',
  'action-taken': 'XW-061',
  'action-skipped': 'XW-167',
  passed: 'XW-083',
  'token-gained': 'XW-067',
  'token-spent': 'XW-118',
  'tokens-removed': 'XW-156',
  'ion-removed': 'XW-301',
  'lock-acquired': 'XW-075',
  'lock-lost': 'XW-081',
  'attack-declared': 'XW-106',
  'attack-rolled': 'XW-110',
  'defence-rolled': 'XW-119',
  'dice-changed': 'XW-137',
  'results-compared': 'XW-126',
  'attack-hit': 'XW-128',
  'attack-missed': 'XW-129',
  'die-rolled': 'XW-309',
  'shield-lost': 'XW-141',
  'shield-regained': 'XW-026',
  'damage-dealt': 'XW-142',
  'damage-marked': 'XW-225',
  'damage-turned': 'XW-149',
  'damage-discarded': 'XW-152',
  'cards-drawn': 'XW-308',
  'dial-looked-at': 'XW-035',
  doomed: 'XW-153',
  destroyed: 'XW-151',
  'card-used': 'XW-219',
  'upgrade-discarded': 'XW-211',
  'skill-changed': 'XW-306',
  'bomb-dropped': 'XW-302',
  'bomb-detonated': 'XW-302',
  resigned: 'XW-231',
  'time-up': 'XW-318',
  'game-over': 'XW-159',
};

export function ruleOf(event: Event): string {
  switch (event.type) {
    case 'game-over':
      return event.rule;
    case 'action-skipped':
      if (event.why === 'overlap') return 'XW-179';
      return event.why === 'obstacle' ? 'XW-190' : RULES[event.type];
    case 'token-gained':
      if (event.token === 'evade') return 'XW-066';
      return event.token === 'ion' ? 'XW-301' : 'XW-067';
    case 'token-spent':
      return event.token === 'evade' ? 'XW-125' : 'XW-118';
    case 'damage-dealt':
      return event.faceUp ? 'XW-143' : 'XW-142';
    case 'passed':
      return event.what === 'attack' ? 'XW-101' : 'XW-083';
    default:
      return RULES[event.type];
  }
}

/** Upgrades that only change what their ship is: they are at work as soon as the squad is shown. */
const STANDING: readonly UpgradeId[] = [
  'veteraninstincts',
  'engineupgrade',
  'shieldupgrade',
  'millenniumfalcon',
  'slavei',
];

/** The cards that an event shows at work. */
export function cardsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'card-used':
      return [event.card];
    case 'damage-dealt':
    case 'damage-turned':
      return event.faceUp && event.card !== undefined ? [`damage.${event.card}`] : [];
    case 'attack-declared':
      return event.weapon === 'primary' ? [] : [`upgrade.${event.weapon}`];
    case 'squad-revealed':
      return event.ships.flatMap(({ upgrades }) =>
        upgrades.filter((id) => STANDING.includes(id)).map((id) => `upgrade.${id}`),
      );
    default:
      return [];
  }
}
