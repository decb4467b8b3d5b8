import type { NamedLines, View } from '@parsecs/imperial-assault';
import type { People, Texts } from '@parsecs/lang';
import type { JSX } from 'react';
import { Icon } from '../../art/emblems.tsx';
import { useTexts } from '../../shell/texts.tsx';
import { IconButton } from '../../shell/ui/button.tsx';
import { Beside } from '../kit/beside.tsx';
import { type Corner, type Sight, shownLine } from './sight.ts';
import { NAMESPACES, nameOfTarget } from './words.ts';

interface SightPanelProps {
  readonly view: View;
  readonly people: People;
  readonly from: string | undefined;
  readonly sight: Sight | undefined;
  readonly corner: number;
  readonly onCorner: (corner: number) => void;
  readonly onClose: () => void;
}

/** Who looks at whom, what comes of it, and each corner in turn. */
export function SightPanel(props: SightPanelProps): JSX.Element {
  const { view, people, from, sight, corner, onCorner, onClose } = props;
  const texts = useTexts(...NAMESPACES);
  return (
    <Beside
      label={texts.t('imperial-assault-board:sight.title')}
      className="flex flex-wrap items-start gap-x-3 border-info-ink text-sm"
    >
      <div className="min-w-0 flex-1 basis-36 py-1.5" role="status">
        {sight === undefined ? (
          <p>
            {from === undefined
              ? texts.t('imperial-assault-board:sight.pick-from')
              : texts.t('imperial-assault-board:sight.pick-to', {
                  name: nameOfTarget(texts, view, from, people),
                })}
          </p>
        ) : (
          <Verdict
            texts={texts}
            view={view}
            people={people}
            sight={sight}
            corner={sight.corners[corner]}
          />
        )}
      </div>
      {sight !== undefined && sight.corners.length > 0 && (
        <div
          role="group"
          aria-label={texts.t('imperial-assault-board:sight.corners')}
          className="flex shrink-0 flex-wrap"
        >
          {sight.corners.map(({ x, y, isFree }, index) => (
            <button
              key={`${x} ${y}`}
              type="button"
              aria-pressed={index === corner}
              aria-label={texts.t(
                isFree
                  ? 'imperial-assault-board:sight.corner-free'
                  : 'imperial-assault-board:sight.corner-shut',
                { number: index + 1 },
              )}
              className={`grid size-touch place-items-center rounded-sm ${
                index === corner ? 'bg-raised shadow-[inset_0_0_0_2px_var(--color-info-ink)]' : ''
              } ${isFree ? 'text-confirm-ink' : 'text-danger-ink'}`}
              onClick={() => onCorner(index)}
            >
              <CornerSign index={index} isFree={isFree} />
            </button>
          ))}
        </div>
      )}
      <IconButton label={texts.t('shell:common.close')} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </Beside>
  );
}

const SPOTS = ['6 6', '18 6', '6 18', '18 18'];

/** A space with one of its corners marked. */
function CornerSign(props: { readonly index: number; readonly isFree: boolean }): JSX.Element {
  const [x, y] = (SPOTS[props.index] ?? '12 12').split(' ');
  return (
    <svg width={26} height={26} viewBox="0 0 24 24" aria-hidden="true">
      <rect x={6} y={6} width={12} height={12} fill="none" stroke="currentColor" opacity={0.6} />
      <g transform={`translate(${x} ${y})`} stroke="currentColor" strokeWidth={1.8} fill="none">
        <circle r={5} fill="var(--color-panel)" />
        <path d={props.isFree ? 'M-2.4 0L-0.6 2.2L2.6 -2' : 'M-2 -2L2 2M2 -2L-2 2'} />
      </g>
    </svg>
  );
}

interface VerdictProps {
  readonly texts: Texts;
  readonly view: View;
  readonly people: People;
  readonly sight: Sight;
  readonly corner: Corner | undefined;
}

function Verdict(props: VerdictProps): JSX.Element {
  const { texts, view, people, sight, corner } = props;
  const names = {
    from: nameOfTarget(texts, view, sight.from, people),
    to: nameOfTarget(texts, view, sight.to, people),
  };
  const line = corner && shownLine(corner);
  return (
    <>
      <p className="font-semibold">
        <span className={sight.sees ? 'text-confirm-ink' : 'text-danger-ink'} aria-hidden="true">
          {sight.sees ? '✓ ' : '✗ '}
        </span>
        {texts.t(
          sight.sees ? 'imperial-assault-board:sight.sees' : 'imperial-assault-board:sight.blind',
          names,
        )}
        {sight.distance !== undefined && (
          <span className="font-normal text-quiet">
            {' '}
            · {texts.t('imperial-assault-board:distance', { count: sight.distance })}
          </span>
        )}
      </p>
      <p className="text-quiet">
        {sight.isAdjacent
          ? texts.t('imperial-assault-board:sight.adjacent')
          : line && describeLine(texts, view, people, line)}
      </p>
    </>
  );
}

function describeLine(
  texts: Texts,
  view: View,
  people: People,
  { obstruction }: NamedLines,
): string {
  if (obstruction === undefined) return texts.t('imperial-assault-board:sight.free');
  return obstruction.kind === 'figure'
    ? texts.t('imperial-assault-board:sight.stopped-figure', {
        name: nameOfTarget(texts, view, obstruction.figure, people),
      })
    : texts.t(`imperial-assault-board:sight.stopped-${obstruction.kind}`);
}
