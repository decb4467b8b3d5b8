import { type Bearing, type DialManoeuvre, writeManoeuvre } from '@parsecs/xwing';
import type { JSX } from 'react';
import { ArtSvg } from '../../art/kit/index.ts';
import { ManoeuvreMark } from '../../art/xwing/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { tryOn, useTried } from './tried.ts';
import { NAMESPACES, nameOnDial } from './words.ts';

const COLUMNS: readonly (readonly Bearing[])[] = [
  ['turn-left'],
  ['bank-left'],
  ['straight', 'stationary'],
  ['bank-right'],
  ['turn-right'],
  ['koiogran'],
];

/** All manoeuvres of a dial, the fastest on top: what a ship could do is no secret. */
export function DialTable(props: {
  readonly manoeuvres: readonly DialManoeuvre[];
  /** The ship for which a touch lays the template on the table; nothing where that is not agreed on. */
  readonly ship: string | undefined;
}): JSX.Element {
  const { manoeuvres, ship } = props;
  const tried = useTried();
  const texts = useTexts(...NAMESPACES);
  const speeds = [...new Set(manoeuvres.map(({ speed }) => speed))].sort((a, b) => b - a);
  const has = (bearings: readonly Bearing[]): boolean =>
    manoeuvres.some(({ bearing }) => bearings.includes(bearing));
  return (
    <table
      className="border-separate border-spacing-0.5 self-start"
      aria-label={texts.t('xwing-board:dial.table')}
    >
      <tbody>
        {speeds.map((speed) => (
          <tr key={speed}>
            <th scope="row" className="condensed pr-1.5 text-sm font-semibold text-quiet">
              {speed}
            </th>
            {COLUMNS.filter(has).map((bearings) => {
              const found = manoeuvres.find(
                (own) => own.speed === speed && bearings.includes(own.bearing),
              );
              return (
                <td key={bearings.join()} className="size-7 rounded-sm bg-space/60 text-center">
                  {found !== undefined && ship !== undefined && (
                    <TryButton
                      ship={ship}
                      manoeuvre={found}
                      isTried={tried?.ship === ship && tried.manoeuvre === writeManoeuvre(found)}
                    />
                  )}
                  {found !== undefined && ship === undefined && (
                    <span className="inline-grid place-items-center align-middle">
                      <ArtSvg size={20} title={nameOnDial(texts, found)}>
                        <ManoeuvreMark bearing={found.bearing} difficulty={found.difficulty} />
                      </ArtSvg>
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TryButtonProps {
  readonly ship: string;
  readonly manoeuvre: DialManoeuvre;
  readonly isTried: boolean;
}

function TryButton(props: TryButtonProps): JSX.Element {
  const { ship, manoeuvre, isTried } = props;
  const texts = useTexts(...NAMESPACES);
  const name = nameOnDial(texts, manoeuvre);
  return (
    <button
      type="button"
      aria-pressed={isTried}
      aria-label={name}
      title={name}
      className={`grid size-8 place-items-center rounded-sm border ${
        isTried ? 'border-ask bg-raised' : 'border-transparent hover:bg-raised'
      }`}
      onClick={() => tryOn(isTried ? undefined : { ship, manoeuvre: writeManoeuvre(manoeuvre) })}
    >
      <ArtSvg size={20}>
        <ManoeuvreMark bearing={manoeuvre.bearing} difficulty={manoeuvre.difficulty} />
      </ArtSvg>
    </button>
  );
}
