import type { People } from '@parsecs/lang';
import { OBSTACLE_IDS, outlineOf, readSatellite, type View } from '@parsecs/xwing';
import type { JSX } from 'react';
import { Icon } from '../../art/emblems.tsx';
import { RockArt } from '../../art/xwing/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { IconButton } from '../../shell/ui/button.tsx';
import { Beside } from '../kit/beside.tsx';
import type { Thing } from './placing.ts';
import { ShipPicture } from './ship-picture.tsx';
import { shipIn, typeOf } from './ships.ts';
import type { Placing } from './use-placing.ts';
import { NAMESPACES, nameOfShip, tellRefusal } from './words.ts';

interface PlacePanelProps {
  readonly view: View;
  readonly placing: Placing;
  readonly people: People;
  readonly isNarrow: boolean;
}

const TURN = 15;

/** What is in hand, how it is turned, and why it may not stand where it is. */
export function PlacePanel(props: PlacePanelProps): JSX.Element {
  const { view, placing, people, isNarrow } = props;
  const texts = useTexts(...NAMESPACES);
  const { placed, refusal, things, drop } = placing;
  const turn = (by: number): void => drop({ heading: (placed.heading + by + 360) % 360 });
  return (
    <Beside
      label={texts.t('xwing-board:place.title')}
      className="flex flex-col gap-1 border-line !p-1 text-sm"
    >
      <div
        className={`flex items-center gap-1 ${isNarrow ? 'min-w-0 justify-end' : 'flex-wrap justify-center'}`}
      >
        {things.length > 1 && (
          <div
            role="group"
            aria-label={texts.t('xwing-board:place.which')}
            className={`flex max-w-full min-w-0 gap-1 p-0.5 ${
              isNarrow ? 'overflow-x-auto' : 'flex-wrap justify-center'
            }`}
          >
            {things.map((thing) => (
              <button
                key={thing.id}
                type="button"
                aria-pressed={thing.id === placed.thing.id}
                aria-label={nameOfThing(texts, view, thing)}
                title={nameOfThing(texts, view, thing)}
                className={`grid size-touch shrink-0 place-items-center rounded-sm border ${
                  thing.id === placed.thing.id
                    ? 'border-ask bg-raised shadow-[0_0_0_1px_var(--color-ask)]'
                    : 'border-line'
                }`}
                onClick={() => placing.choose(thing)}
              >
                <ThingPicture view={view} thing={thing} />
              </button>
            ))}
          </div>
        )}
        <IconButton label={texts.t('xwing-board:place.left')} onClick={() => turn(-TURN)}>
          <span className="-scale-x-100">
            <Icon name="rotate" />
          </span>
        </IconButton>
        <span className="condensed min-w-10 text-center text-base" aria-hidden="true">
          {Math.round(placed.heading)}°
        </span>
        <IconButton label={texts.t('xwing-board:place.right')} onClick={() => turn(TURN)}>
          <Icon name="rotate" />
        </IconButton>
        {placed.thing.kind === 'obstacle' && (
          <IconButton
            label={texts.t('xwing-board:place.flip')}
            aria-pressed={placed.flipped}
            onClick={() => drop({ flipped: !placed.flipped })}
          >
            <Icon name="flip" />
          </IconButton>
        )}
      </div>
      {refusal !== undefined && (
        <p role="status" className="max-w-sm px-2 pb-1 text-danger-ink">
          {tellRefusal(texts, refusal, people)}
        </p>
      )}
    </Beside>
  );
}

function nameOfThing(texts: ReturnType<typeof useTexts>, view: View, thing: Thing): string {
  switch (thing.kind) {
    case 'obstacle': {
      // People count from 1.
      const number = OBSTACLE_IDS.indexOf(thing.id) + 1;
      return texts.t('xwing:obstacle.asteroid.name', { number });
    }
    case 'satellite':
      return texts.t('xwing:obstacle.satellite.name', { number: readSatellite(thing.id) ?? 0 });
    default: {
      const ship = shipIn(view, thing.id);
      return ship === undefined ? '' : nameOfShip(texts, ship);
    }
  }
}

function ThingPicture(props: { readonly view: View; readonly thing: Thing }): JSX.Element {
  const { view, thing } = props;
  if (thing.kind === 'ship') {
    const ship = shipIn(view, thing.id);
    return <ShipPicture type={ship && typeOf(ship)} size={32} />;
  }
  const shape = thing.kind === 'satellite' ? 'satellite' : thing.id;
  const { points } = outlineOf(shape, { x: 0, y: 0, heading: 0 });
  const outline = points.flatMap((x, index) =>
    index % 2 === 0 ? [[x, -(points[index + 1] ?? 0)] as const] : [],
  );
  return (
    <svg width={34} height={34} viewBox="-45 -45 90 90" aria-hidden="true">
      <RockArt outline={outline} />
    </svg>
  );
}
