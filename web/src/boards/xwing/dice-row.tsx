import type { AttackResult, DefenceResult } from '@parsecs/xwing';
import type { JSX } from 'react';
import { DieFace, type DieState } from '../../art/dice/index.ts';
import { ArtSvg } from '../../art/kit/index.ts';
import { TokenArt } from '../../art/xwing/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { NAMESPACES } from './words.ts';

export interface DiceProps {
  readonly pool: 'attack' | 'defence';
  readonly faces: readonly (AttackResult | DefenceResult)[];
  /** Dice that may not be rerolled any more. */
  readonly fixed: readonly boolean[];
  /** Evade results that were added. */
  readonly added: number;
  readonly size: number;
  readonly isTumbling: boolean;
  /** What can be done to each die; nothing where no question is about them. */
  readonly stateOf: ((place: number) => DieState) | undefined;
  readonly onTouch: (place: number) => void;
}

/** The dice of one side; those that something can be done to may be touched. */
export function Dice(props: DiceProps): JSX.Element | null {
  const { pool, faces, fixed, added, size, isTumbling, stateOf, onTouch } = props;
  const texts = useTexts(...NAMESPACES);
  if (faces.length + added === 0) return null;
  return (
    <ul
      className={`flex flex-wrap items-center ${stateOf === undefined ? 'gap-1' : ''}`}
      aria-label={texts.t(`xwing-board:attack.${pool}-dice`)}
    >
      {faces.map((face, place) => (
        // Dice lie where they fell; their place is their name.
        <li key={place}>
          <Die
            pool={pool}
            face={face}
            place={place}
            size={size}
            isTumbling={isTumbling}
            isFixed={fixed[place] === true}
            state={stateOf?.(place) ?? 'plain'}
            onTouch={onTouch}
          />
        </li>
      ))}
      {Array.from({ length: added }, (_, index) => (
        <li key={`added ${index}`}>
          <ArtSvg size={size * 0.8} title={texts.t('xwing:face.evade.name')}>
            <TokenArt kind="evade" />
          </ArtSvg>
        </li>
      ))}
    </ul>
  );
}

interface DieProps extends Pick<DiceProps, 'pool' | 'size' | 'isTumbling' | 'onTouch'> {
  readonly face: AttackResult | DefenceResult;
  readonly place: number;
  readonly isFixed: boolean;
  readonly state: DieState;
}

function Die(props: DieProps): JSX.Element {
  const { pool, face, place, size, isTumbling, isFixed, state, onTouch } = props;
  const texts = useTexts(...NAMESPACES);
  const label = texts.t(`xwing:face.${face}.name`);
  const isLive = state === 'open' || state === 'chosen';
  const look = { size, state: isFixed && !isLive ? ('changed' as const) : state };
  const die = (
    <span className={`block ${isTumbling ? 'xw-tumble' : ''}`}>
      {pool === 'attack' ? (
        <DieFace kind="xwing-attack" face={face as AttackResult} {...look} />
      ) : (
        <DieFace kind="xwing-defence" face={face as DefenceResult} {...look} />
      )}
    </span>
  );
  if (!isLive) {
    return (
      <span role="img" aria-label={label} title={label}>
        {die}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="grid min-h-touch min-w-touch place-items-center rounded-md"
      aria-label={label}
      aria-pressed={state === 'chosen'}
      data-option
      data-die={`${pool}-${place + 1}`}
      onClick={() => onTouch(place)}
    >
      {die}
    </button>
  );
}
