import type { View } from '@parsecs/xwing';
import type { JSX } from 'react';
import { useTexts } from '../../shell/texts.tsx';
import { LegendRow } from '../kit/legend.tsx';
import { SIGNS, SignArt, type SignId } from './signs.tsx';
import { NAMESPACES } from './words.ts';

/** What lies on the table of this match; the rest of the signs every match has. */
function isThere({ obstacles, setup }: View, sign: SignId): boolean {
  return sign !== 'asteroid' || obstacles.length > 0 || setup.obstacles > 0;
}

/** Arcs, rings, maneuvers by colour, tokens and faces of dice, each with what it does. */
export function Legend(props: { readonly view: View }): JSX.Element {
  const texts = useTexts(...NAMESPACES);
  return (
    <ul className="flex flex-col gap-1.5 text-xs">
      {SIGNS.filter((sign) => isThere(props.view, sign)).map((sign) => (
        <LegendRow
          key={sign}
          name={texts.t(`xwing-board:sign.${sign}.name`)}
          text={texts.t(`xwing-board:sign.${sign}.text`)}
        >
          <SignArt sign={sign} />
        </LegendRow>
      ))}
    </ul>
  );
}
