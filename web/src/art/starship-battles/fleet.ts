import type { Craft } from '../kit/craft.ts';
import { outlineOf } from '../kit/craft.ts';
import {
  FIRESPRAY_31,
  IMPERIAL_DESTROYER,
  LAMBDA_SHUTTLE,
  TIE_ADVANCED,
  TIE_BOMBER,
  TIE_FIGHTER,
  TIE_INTERCEPTOR,
} from '../kit/ships-imperial.ts';
import { A_WING, B_WING, X_WING, Y_WING, YT_1300 } from '../kit/ships-rebel.ts';
import * as cruisers from './cruisers.ts';
import * as destroyers from './destroyers.ts';
import * as escorts from './escorts.ts';
import * as dark from './fighters-dark.ts';
import * as light from './fighters-light.ts';
import * as raiders from './raiders.ts';

/** One craft of a miniature: where it stands on the grid of the footprint, and how large. */
export interface Berth {
  readonly craft: Craft;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Fills two squares by two and is drawn with finer lines. */
  readonly isCapital?: boolean;
}

export type Miniature = readonly Berth[];

function one(craft: Craft, scale = 1): Miniature {
  return [{ craft, x: 0, y: 0, scale }];
}

function capital(craft: Craft, scale = 1): Miniature {
  return [{ craft, x: 0, y: 0, scale, isCapital: true }];
}

/** A squadron: three in a wedge. */
function trio(craft: Craft, scale = 0.45): Miniature {
  return [
    { craft, x: 0, y: -15.5, scale },
    { craft, x: -16.6, y: 14, scale },
    { craft, x: 16.6, y: 14, scale },
  ];
}

/** A leader and two that keep close behind. */
function ledBy(leader: Craft, wing: Craft, scale = 0.6): Miniature {
  return [
    { craft: leader, x: 0, y: -8, scale },
    { craft: wing, x: -19, y: 19, scale: 0.36 },
    { craft: wing, x: 19, y: 19, scale: 0.36 },
  ];
}

export const MINIATURES: Readonly<Record<string, Miniature>> = {
  'a-wing-starfighter': trio(A_WING),
  'anakin-skywalkers-jedi-starfighter': one(light.ETA_2_OPEN, 0.84),
  'arc-170-starfighter': trio(light.ARC_170, 0.48),
  'b-wing-starfighter': trio(B_WING, 0.47),
  'corellian-corvette': one(escorts.CORVETTE, 0.9),
  'e-wing-starfighter': trio(light.E_WING),
  'jedi-starfighter': trio(light.ETA_2),
  'luke-skywalkers-x-wing': one(X_WING, 0.84),
  'millennium-falcon': one(YT_1300, 0.86),
  'mon-calamari-cruiser': capital(cruisers.MC80_LIBERTY, 0.9),
  'mon-calamari-cruiser-home-one': capital(cruisers.HOME_ONE, 0.94),
  'mon-calamari-star-defender-viscount': capital(cruisers.VISCOUNT),
  'naboo-starfighter': trio(light.N_1),
  'nebulon-b-frigate': one(escorts.NEBULON_B),
  'obi-wan-kenobis-jedi-starfighter': one(light.DELTA_7_IN_RING, 0.84),
  outrider: one(raiders.YT_2400, 0.86),
  'rebel-assault-frigate': capital(cruisers.ASSAULT_FRIGATE, 0.8),
  'rebel-transport': one(escorts.GR_75, 0.78),
  'republic-assault-ship': capital(destroyers.ACCLAMATOR, 0.86),
  'republic-cruiser': one(escorts.CONSULAR_CRUISER, 0.88),
  'republic-dreadnaught': capital(cruisers.DREADNAUGHT, 0.8),
  'rogue-squadron-x-wing': [
    { craft: X_WING, x: -7, y: -19, scale: 0.38 },
    { craft: X_WING, x: 13, y: -6, scale: 0.38 },
    { craft: X_WING, x: -18.6, y: 9, scale: 0.38 },
    { craft: X_WING, x: 3, y: 19.6, scale: 0.38 },
  ],
  'tantive-iv': one(escorts.TANTIVE, 0.94),
  'v-19-torrent-starfighter': trio(light.V_19),
  'v-wing-starfighter': trio(light.V_WING),
  'venator-star-destroyer': capital(destroyers.VENATOR, 0.92),
  'wild-karrde': one(raiders.WILD_KARRDE, 0.86),
  'x-wing-starfighter': trio(X_WING, 0.47),
  'y-wing-starfighter': trio(Y_WING, 0.46),
  'z-95-headhunter': trio(light.Z_95),
  'asajj-ventresss-starfighter': one(dark.FANBLADE, 0.8),
  'banking-clan-frigate': capital(cruisers.MUNIFICENT, 0.86),
  'boba-fetts-slave-i': one(FIRESPRAY_31, 0.86),
  'commerce-guild-destroyer': capital(cruisers.RECUSANT, 0.92),
  'count-dookus-solar-sailer': one(raiders.SOLAR_SAILER, 0.84),
  'darth-mauls-sith-infiltrator': one(raiders.SITH_INFILTRATOR, 0.84),
  'darth-vaders-tie-advanced-x1': ledBy(TIE_ADVANCED, TIE_FIGHTER, 0.62),
  'droid-tri-fighter': trio(dark.TRI_FIGHTER, 0.44),
  'emperor-palpatines-shuttle': ledBy(LAMBDA_SHUTTLE, TIE_INTERCEPTOR, 0.66),
  'general-grievouss-starfighter': one(dark.BELBULLAB, 0.8),
  'geonosian-starfighter': trio(dark.NANTEX),
  'hounds-tooth': one(raiders.YV_666, 0.86),
  'hyena-droid-bomber': trio(dark.HYENA),
  'imperial-interdictor-cruiser': capital(destroyers.INTERDICTOR, 0.82),
  'imperial-shuttle': one(LAMBDA_SHUTTLE, 0.86),
  'imperial-star-destroyer': capital(IMPERIAL_DESTROYER, 0.94),
  'invisible-hand': capital(cruisers.PROVIDENCE, 0.94),
  'jango-fetts-slave-i': [
    { craft: raiders.JANGOS_FIRESPRAY, x: 0, y: -5, scale: 0.76 },
    { craft: raiders.SEISMIC_CHARGE, x: 0, y: 26, scale: 0.14 },
  ],
  'super-star-destroyer-executor': capital(destroyers.EXECUTOR),
  'techno-union-starship': one(escorts.HARDCELL, 0.84),
  'tie-bomber': trio(TIE_BOMBER),
  'tie-defender': trio(dark.TIE_DEFENDER),
  'tie-fighter': trio(TIE_FIGHTER, 0.43),
  'tie-fighter-ace': ledBy(TIE_FIGHTER, TIE_FIGHTER, 0.56),
  'tie-interceptor': trio(TIE_INTERCEPTOR),
  'trade-federation-battleship': capital(cruisers.LUCREHULK, 0.9),
  'trade-federation-droid-control-ship': capital(cruisers.DROID_CONTROL_SHIP, 0.9),
  'victory-star-destroyer': capital(destroyers.VICTORY_DESTROYER, 0.86),
  virago: one(raiders.STAR_VIPER, 0.82),
  'vulture-droid-starfighter': trio(dark.VULTURE),
};

/** Two miniatures with the same text have the same silhouette. */
export function silhouetteOf(miniature: Miniature): string {
  return miniature
    .map(({ craft, x, y, scale }) => `${x},${y},${scale}:${outlineOf(craft)}`)
    .join('/');
}
