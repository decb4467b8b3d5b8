import { boardOf } from '@parsecs/super-teams';
import { SPACE_KINDS, type View } from '@parsecs/super-teams/words';
import type { JSX } from 'react';
import { JokerMark, SpaceArt } from '../../art/super-teams/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { LegendRow } from '../kit/legend.tsx';
import './board.css';

const RADIUS = 30;

/** Every kind of space on this track, and the marks beside them. */
export function Legend(props: { readonly view: View }): JSX.Element {
  const texts = useTexts('super-teams');
  const { spaces } = boardOf(props.view.setup);
  const kinds = SPACE_KINDS.filter((kind) => spaces.some((space) => space.kinds.includes(kind)));
  const dual = spaces.find((space) => space.kinds.length > 1);
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {kinds.map((kind) => (
        <LegendRow
          key={kind}
          name={texts.t(`super-teams:space.${kind}.name`)}
          text={texts.t(`super-teams:space.${kind}.text`)}
        >
          <SpaceArt kinds={[kind]} heading={0} radius={RADIUS} />
        </LegendRow>
      ))}
      {dual !== undefined && (
        <LegendRow
          name={texts.t('super-teams:space.dual.name')}
          text={texts.t('super-teams:space.dual.text')}
        >
          <SpaceArt kinds={dual.kinds} heading={0} radius={RADIUS} />
        </LegendRow>
      )}
      <LegendRow
        name={texts.t('super-teams:legend.number.name')}
        text={texts.t('super-teams:legend.number.text')}
      >
        <g className="st-number">
          <rect x={-26} y={-18} width={52} height={36} rx={16} />
          <text fontSize={30} textAnchor="middle" dominantBaseline="central">
            12
          </text>
        </g>
      </LegendRow>
      <LegendRow
        name={texts.t('super-teams:legend.joker.name')}
        text={texts.t('super-teams:legend.joker.text')}
      >
        <g transform="scale(2.2)">
          <JokerMark />
        </g>
      </LegendRow>
    </ul>
  );
}
