import { describeEvent, type People } from '@parsecs/lang';
import { FACTIONS, type View } from '@parsecs/starship-battles';
import type { JSX, ReactNode } from 'react';
import { DieFace } from '../../art/dice/index.ts';
import type { CssVars } from '../../art/kit/css-vars.ts';
import { useTexts } from '../../shell/texts.tsx';
import type { PlayingBeat } from '../contract.ts';
import type { Motion, Rolled } from './choreography.ts';
import { GAME, knownOf } from './known.ts';
import { NAMESPACES, nameOfWeapon } from './words.ts';

export interface BannerProps {
  readonly beat: PlayingBeat | undefined;
  readonly view: View;
  readonly people: People;
}

/** What must be read while it happens: dice with their sums, initiative, options, whose turn. */
export function Banner(props: BannerProps): JSX.Element | null {
  const { beat, view, people } = props;
  const texts = useTexts(...NAMESPACES);
  const motion = beat?.motion as Motion | undefined;
  if (beat === undefined || motion === undefined) return null;
  const content = contentOf(motion, (event) =>
    describeEvent(texts, GAME, event, people, knownOf(view)),
  );
  if (content === undefined) return null;
  const time: CssVars = { '--time': `${beat.length}ms` };
  return (
    <div
      key={beat.key}
      aria-hidden="true"
      style={time}
      className="sb-banner pointer-events-none absolute inset-2 m-auto flex h-fit w-fit max-w-full items-center gap-3 rounded-md border border-line bg-panel/95 px-4 py-2 text-sm shadow-md"
    >
      {content}
    </div>
  );
}

function contentOf(
  motion: Motion,
  tell: (event: Extract<Motion, { readonly event: unknown }>['event']) => string,
): ReactNode | undefined {
  switch (motion.kind) {
    case 'roll':
      return <RollSum rolled={motion.rolled} />;
    case 'initiative':
      return (
        <>
          {FACTIONS.map((side) => {
            const roll = motion.rolls[side];
            return (
              roll !== null && (
                <span key={side} className="sb-tumble">
                  <DieFace kind="d20" face={roll} size={40} />
                </span>
              )
            );
          })}
          <span>{tell(motion.event)}</span>
        </>
      );
    case 'option':
    case 'turn-of':
      return <span className="font-semibold">{tell(motion.event)}</span>;
    default:
      return undefined;
  }
}

const RESULT_INKS: Readonly<Record<Rolled['result'], string>> = {
  miss: 'text-quiet',
  hit: 'text-danger-ink',
  critical: 'text-ask-ink',
};

function RollSum(props: { readonly rolled: Rolled }): JSX.Element {
  const { roll, total, defense, result, weapon } = props.rolled;
  const texts = useTexts(...NAMESPACES);
  return (
    <>
      <span className="sb-tumble shrink-0">
        <DieFace kind="d20" face={roll} size={48} />
      </span>
      <span>
        <span className="block text-xs text-quiet">{nameOfWeapon(texts, weapon)}</span>
        <span className="condensed text-base">
          {texts.t('starship-battles-board:roll.sum', {
            roll,
            bonus: total - roll,
            total,
            defense,
          })}
        </span>
      </span>
      <span className={`text-lg font-semibold ${RESULT_INKS[result]}`}>
        {texts.t(`starship-battles-board:roll.${result}`)}
      </span>
    </>
  );
}
