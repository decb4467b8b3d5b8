import type { Bearing, DialManoeuvre, ShipType } from '@parsecs/xwing';
import type { JSX } from 'react';
import { ArtSvg } from '../../art/kit/index.ts';
import { ManoeuvreMark } from '../../art/xwing/index.ts';
import { useLibrary } from '../builder-model.ts';

const COLUMNS: readonly (readonly Bearing[])[] = [
  ['turn-left'],
  ['bank-left'],
  ['straight', 'stationary'],
  ['bank-right'],
  ['turn-right'],
  ['koiogran'],
];

/** All manoeuvres of a ship, the fastest on top; colour and mark tell how hard they are. */
export function Dial({ ship }: { readonly ship: ShipType }): JSX.Element {
  const { texts } = useLibrary();
  const speeds = [...new Set(ship.dial.map(({ speed }) => speed))].sort(
    (one, other) => other - one,
  );
  const columns = COLUMNS.filter((bearings) =>
    ship.dial.some(({ bearing }) => bearings.includes(bearing)),
  );
  return (
    <table className="border-separate border-spacing-0.5">
      <caption className="mb-1 text-left text-xs text-quiet">
        {texts.t('builder:xwing.dial')}
      </caption>
      <tbody>
        {speeds.map((speed) => (
          <tr key={speed}>
            <th scope="row" className="condensed pr-2 text-base font-semibold text-quiet">
              <span className="sr-only">{texts.t('builder:xwing.speed')} </span>
              {speed}
            </th>
            {columns.map((bearings) => (
              <td key={bearings.join()} className="size-8 rounded-sm bg-space/60 text-center">
                <Arrow
                  manoeuvre={ship.dial.find(
                    (one) => one.speed === speed && bearings.includes(one.bearing),
                  )}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Arrow(props: { readonly manoeuvre: DialManoeuvre | undefined }): JSX.Element | null {
  const { texts } = useLibrary();
  if (props.manoeuvre === undefined) return null;
  const { bearing, speed, difficulty } = props.manoeuvre;
  return (
    <span className="inline-grid place-items-center align-middle">
      <ArtSvg
        size={24}
        title={`${texts.t(`xwing:manoeuvre.${bearing}.name`, { speed })}, ${texts.t(`xwing:difficulty.${difficulty}`)}`}
      >
        <ManoeuvreMark bearing={bearing} difficulty={difficulty} />
      </ArtSvg>
    </span>
  );
}
