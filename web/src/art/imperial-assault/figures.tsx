import type { DeploymentId } from '@parsecs/imperial-assault';
import { type JSX, memo } from 'react';
import type { Bust } from '../kit/bust.tsx';
import { RoundBust } from '../kit/bust.tsx';
import type { CssVars } from '../kit/css-vars.ts';
import type { Side } from '../kit/paint.ts';
import * as imperial from './busts-imperial.ts';
import * as mercenary from './busts-mercenary.ts';
import * as rebel from './busts-rebel.ts';
import type { UpgradeId } from './glyphs.ts';

/** The deployment cards that bring figures. */
export type FigureId = Exclude<DeploymentId, UpgradeId>;

interface Figure {
  readonly side: Side;
  readonly bust: Bust;
  /** The elite card of a kind that also has a regular one. */
  readonly isElite?: boolean;
}

export const FIGURES: Readonly<Record<FigureId, Figure>> = {
  'at-st': { side: 'imperial', bust: imperial.AT_ST },
  'darth-vader': { side: 'imperial', bust: imperial.DARTH_VADER },
  'e-web-engineer': { side: 'imperial', bust: imperial.E_WEB_ENGINEER },
  'e-web-engineer-elite': { side: 'imperial', bust: imperial.E_WEB_ENGINEER, isElite: true },
  'general-weiss': { side: 'imperial', bust: imperial.GENERAL_WEISS },
  'imperial-officer': { side: 'imperial', bust: imperial.IMPERIAL_OFFICER },
  'imperial-officer-elite': { side: 'imperial', bust: imperial.IMPERIAL_OFFICER, isElite: true },
  'probe-droid': { side: 'imperial', bust: imperial.PROBE_DROID },
  'probe-droid-elite': { side: 'imperial', bust: imperial.PROBE_DROID, isElite: true },
  'royal-guard': { side: 'imperial', bust: imperial.ROYAL_GUARD },
  'royal-guard-elite': { side: 'imperial', bust: imperial.ROYAL_GUARD, isElite: true },
  'royal-guard-champion': { side: 'imperial', bust: imperial.ROYAL_GUARD_CHAMPION },
  stormtrooper: { side: 'imperial', bust: imperial.STORMTROOPER },
  'stormtrooper-elite': { side: 'imperial', bust: imperial.STORMTROOPER, isElite: true },
  chewbacca: { side: 'rebel', bust: rebel.CHEWBACCA },
  'diala-passil': { side: 'rebel', bust: rebel.DIALA_PASSIL },
  'fenn-signis': { side: 'rebel', bust: rebel.FENN_SIGNIS },
  gaarkhan: { side: 'rebel', bust: rebel.GAARKHAN },
  'gideon-argus': { side: 'rebel', bust: rebel.GIDEON_ARGUS },
  'han-solo': { side: 'rebel', bust: rebel.HAN_SOLO },
  'jyn-odan': { side: 'rebel', bust: rebel.JYN_ODAN },
  'luke-skywalker': { side: 'rebel', bust: rebel.LUKE_SKYWALKER },
  'mak-eshkarey': { side: 'rebel', bust: rebel.MAK_ESHKAREY },
  'rebel-saboteur': { side: 'rebel', bust: rebel.REBEL_SABOTEUR },
  'rebel-trooper': { side: 'rebel', bust: rebel.REBEL_TROOPER },
  'ig-88': { side: 'mercenary', bust: mercenary.IG_88 },
  nexu: { side: 'mercenary', bust: mercenary.NEXU },
  'nexu-elite': { side: 'mercenary', bust: mercenary.NEXU, isElite: true },
  'trandoshan-hunter': { side: 'mercenary', bust: mercenary.TRANDOSHAN },
  'trandoshan-hunter-elite': { side: 'mercenary', bust: mercenary.TRANDOSHAN, isElite: true },
};

/** A portrait is night in both themes, as a medal is: only the ground tells the side. */
const BUST_PAINTS: Readonly<Record<Side, CssVars>> = {
  rebel: { '--bust-ground': '#43210f', '--bust-side': '#ff8a4c' },
  imperial: { '--bust-ground': '#14264a', '--bust-side': '#7cc4ff' },
  mercenary: { '--bust-ground': '#2d1c55', '--bust-side': '#b78bff' },
};

/** Two chevrons over the lower rim. */
function EliteMark(): JSX.Element {
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d="M-13 20.4H13L9 31H-9Z" fill="#ffc857" stroke="#0b1328" strokeWidth={1.4} />
      <path
        d="M-5.6 25.4L0 21.8L5.6 25.4M-5.6 29L0 25.4L5.6 29"
        stroke="#0b1328"
        strokeWidth={1.9}
      />
    </g>
  );
}

export interface FigureArtProps {
  readonly id: FigureId;
  /** `inherit` takes `--bust-side` and `--bust-ground` from an ancestor. */
  readonly paint?: 'side' | 'inherit';
}

/** The bust of a figure in its round frame; the ring around it is the board's. */
export const FigureArt = memo(function FigureArt(props: FigureArtProps): JSX.Element {
  const { bust, side, isElite } = FIGURES[props.id];
  return (
    <g {...(props.paint === 'inherit' ? {} : { style: BUST_PAINTS[side] })}>
      <RoundBust bust={bust}>{isElite === true ? <EliteMark /> : null}</RoundBust>
    </g>
  );
});
