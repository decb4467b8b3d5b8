import { PILOT_ORDER, UPGRADE_ORDER } from './pilots.ts';

/** A ship of a squad as its cards. */
export interface SquadCards {
  readonly pilot: string;
  readonly upgrades: readonly string[];
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The version and the faction before the ships, the checksum behind. */
const HEAD = 2;
const TAIL = 2;

function cardAt(order: readonly string[], letter: string): string {
  return order[ALPHABET.indexOf(letter)] ?? '';
}

/** The ships in a link of a squad: one letter for a card, a dot between ships, a tilde before a name. */
export function shipsInLink(link: string): readonly SquadCards[] {
  const body = link.slice(HEAD, -TAIL).split('~')[0] ?? '';
  if (body === '') return [];
  return body.split('.').map(([pilot = '', ...upgrades]) => ({
    pilot: cardAt(PILOT_ORDER, pilot),
    upgrades: upgrades.map((letter) => cardAt(UPGRADE_ORDER, letter)),
  }));
}

/** The ready-made squads by faction and ships, as their links write them. */
export const READY_LINKS: Readonly<Record<string, string>> = {
  rB: 'first-game-rebel',
  'iK.N': 'first-game-imperial',
  rE: 'mission-1-rebel',
  'iO.O': 'mission-1-imperial',
  rBD: 'mission-2-rebel',
  'iK.HI': 'mission-2-imperial',
  rEPU: 'mission-3-rebel',
  'iMD.N': 'mission-3-imperial',
  rBP: 'luke-and-r2-f2',
  rBI: 'luke-the-marksman',
  rDO: 'biggs-and-r2-d2',
  rEOU: 'red-torpedo-run',
  'iH.M': 'mithel-and-a-wingman',
  'iHD.N': 'determined-mithel',
  'iK.J': 'beast-and-curse',
  'iMI.M': 'black-squadron-pair',
  'rAISU.BLO.DP': 'x-wing-aces',
  'rsu.su.FQU.FP': 'two-b-two-x',
  'rsbv.sv.sv.sv': 'four-blue',
  'rbMmp1.FN.FN': 'han-and-two-rookies',
  'rdDky1.SNd.Sd': 'ion-control',
  'rXJ0.YW.ZJ.a': 'a-wing-strike',
  'ruKcr2.ANU.pv': 'katarn-lends-a-hand',
  'rPSUUc.QQd.RRUd': 'y-wing-torpedoes',
  'rvd.pZu.qav': 'garnet-and-heavy-guns',
  'rcKp1.CP.FQ': 'calrissian-commands',
  'iGL0.I.O.O.O.O.O': 'howlrunner-swarm',
  'iO0.O.O.O.O.O.O.O': 'eight-academy-pilots',
  'ifJ0.gM0.h0.O': 'interceptor-aces',
  'ik0.k0.k0.k.k': 'interceptor-wall',
  'imIgk04.nafr': 'two-firesprays',
  'ilMUoy4.k.k.O': 'fett-and-wingmen',
  'iyL.zUU.zXY.0Vg': 'bomber-wing',
  'i2alt3.TIX.V': 'jendon-shares-locks',
  'iTJW0.UHY.WX': 'vader-and-stele',
  'i3iqwx.fJ0.K.L': 'yorr-carries-vader',
  'ixMT.G.HI.J.O': 'rhymer-with-escort',
};

/** The id of the ready-made squad that a link holds. */
export function readyInLink(link: string): string | undefined {
  const written = link.slice(1, -TAIL);
  return Object.hasOwn(READY_LINKS, written) ? READY_LINKS[written] : undefined;
}
