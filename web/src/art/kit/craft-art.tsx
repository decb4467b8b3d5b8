import { Fragment, type JSX, memo } from 'react';
import type { Craft, Layer, Tone } from './craft.ts';
import type { CssVars } from './css-vars.ts';
import { GLASS, GLOW, HALO, LINE, LIT, SHADE, TRIM } from './tones.ts';

const MIRROR = 'scale(-1 1)';
const HALO_STROKE: CssVars = { strokeWidth: 'var(--halo-width, 4)' };

const TONES: Readonly<Record<Exclude<Tone, 'flank'>, string>> = {
  lit: LIT,
  shade: SHADE,
  trim: TRIM,
  glass: GLASS,
  glow: GLOW,
  none: 'none',
};

/** Light comes from the top left of the screen; heading 0 is up, clockwise. */
export function isPortLit(heading: number): boolean {
  const turn = (heading * Math.PI) / 180;
  return Math.cos(turn) + Math.sin(turn) >= -1e-9;
}

function paintOf(layer: Layer, isLit: boolean): string {
  if (layer.tone === 'flank') return isLit ? LIT : SHADE;
  return TONES[layer.tone];
}

// No components: a fleet has thousands of layers, and each component costs as much as what it draws.

function pathOf(layer: Layer, isLit: boolean): JSX.Element {
  return (
    <path
      d={layer.d}
      fill={paintOf(layer, isLit)}
      {...(layer.line === 0
        ? {}
        : { stroke: layer.ink === undefined ? LINE : TONES[layer.ink], strokeWidth: layer.line })}
    />
  );
}

function layerArt(layer: Layer, portLit: boolean): JSX.Element {
  if (layer.isLee === true && !portLit) return <g transform={MIRROR}>{pathOf(layer, false)}</g>;
  if (!layer.isPair) return pathOf(layer, true);
  return (
    <>
      {pathOf(layer, portLit)}
      <g transform={MIRROR}>{pathOf(layer, !portLit)}</g>
    </>
  );
}

interface ShadowProps {
  readonly craft: Craft;
  readonly isHalo?: boolean;
}

/** The silhouette alone; with `isHalo` grown by a rim, else in the colour of the group around it. */
function Shadow(props: ShadowProps): JSX.Element {
  const body = props.craft.filter((layer) => layer.isBody);
  const path = (layer: Layer): JSX.Element => {
    const isSpar = layer.tone === 'none';
    if (props.isHalo === true) return <path d={layer.d} {...(isSpar ? { fill: 'none' } : {})} />;
    return (
      <path
        d={layer.d}
        strokeWidth={layer.line}
        {...(isSpar ? { fill: 'none', stroke: 'currentColor' } : {})}
      />
    );
  };
  return (
    <>
      {/* A craft never changes, and the same outline may be painted twice: its place is its name. */}
      {body.map((layer, place) =>
        layer.isPair ? (
          <g key={place}>
            {path(layer)}
            <g transform={MIRROR}>{path(layer)}</g>
          </g>
        ) : (
          <g key={place}>{path(layer)}</g>
        ),
      )}
    </>
  );
}

const BOLD = 1.7;
const FINE = 0.72;
const FINE_HALO: CssVars = { '--halo-width': '2.6' };

/** What is left of a ship when it is drawn at a third of its size, or at twice. */
function drawnAs(craft: Craft, drawn: CraftArtProps['drawn']): Craft {
  if (drawn === undefined) return craft;
  if (drawn === 'large') return craft.map((layer) => ({ ...layer, line: layer.line * FINE }));
  return craft
    .filter((layer) => layer.isBody || layer.tone !== 'none' || layer.line >= 1.4)
    .map((layer) => ({ ...layer, line: layer.line * BOLD }));
}

export interface CraftArtProps {
  readonly craft: Craft;
  /** `small`: bolder lines, without seams; `large`: finer lines. */
  readonly drawn?: 'small' | 'large';
  /** Where the board has turned the ship, clockwise from up; only moves the light. */
  readonly heading?: number;
}

/** A ship with its dark rim, in the paints of the group around it. */
export function CraftArt({ heading = 0, ...drawn }: CraftArtProps): JSX.Element {
  return <LitCraft {...drawn} portLit={isPortLit(heading)} />;
}

/** Drawn anew only when its light changes, however often the board around it is. */
const LitCraft = memo(function LitCraft(
  props: Pick<CraftArtProps, 'craft' | 'drawn'> & { readonly portLit: boolean },
): JSX.Element {
  const craft = drawnAs(props.craft, props.drawn);
  return (
    <g
      strokeLinejoin="round"
      strokeLinecap="round"
      {...(props.drawn === 'large' ? { style: FINE_HALO } : {})}
    >
      <g fill={HALO} stroke={HALO} style={HALO_STROKE}>
        <Shadow craft={craft} isHalo />
      </g>
      {craft.map((layer, place) => (
        <Fragment key={place}>{layerArt(layer, props.portLit)}</Fragment>
      ))}
    </g>
  );
});

/** The same ship as one flat shape in `currentColor`, for small marks. */
export function CraftSilhouette(props: { readonly craft: Craft }): JSX.Element {
  return (
    <g fill="currentColor" strokeLinejoin="round" strokeLinecap="round">
      <Shadow craft={props.craft} />
    </g>
  );
}
