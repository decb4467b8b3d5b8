import { spaceNamed, TERRAINS, type View, ZONES } from '@parsecs/imperial-assault';
import type { People } from '@parsecs/lang';
import type { JSX } from 'react';
import { useTexts } from '../../shell/texts.tsx';
import { layoutOf, mapFileOf } from './layout.ts';
import { NAMESPACES, nameOfTarget } from './words.ts';

/** A space: its terrain and what it does, whose zone it is, and what lies or stands there. */
export function SpaceDetails(props: {
  readonly view: View;
  readonly people: People;
  readonly space: string;
}): JSX.Element | null {
  const { view, people, space } = props;
  const texts = useTexts(...NAMESPACES);
  const file = mapFileOf(view);
  if (file === undefined) return null;
  const { grid } = layoutOf(file);
  const number = spaceNamed(grid, space);
  const terrain = TERRAINS[grid.terrain[number] ?? -1];
  if (terrain === undefined) return null;
  const zone = ZONES[grid.zone[number] ?? -1];
  const here = [...view.figures, ...view.raiders, ...view.tokens, ...view.terminals].filter(
    ({ at }) => at !== null && (at === space || (typeof at !== 'string' && at.includes(space))),
  );
  const title = texts.t('imperial-assault-board:space.title', { space });
  return (
    <article className="flex flex-col gap-2 p-3 text-sm" aria-label={title}>
      <header className="pr-10">
        <h2 className="text-base leading-tight font-semibold">{title}</h2>
        <p className="text-xs text-quiet">
          {[
            texts.t(`imperial-assault:terrain.${terrain}.name`),
            texts.t(
              grid.exterior[number] === true
                ? 'imperial-assault-board:space.exterior'
                : 'imperial-assault-board:space.interior',
            ),
          ].join(' · ')}
        </p>
      </header>
      <p>{texts.t(`imperial-assault:terrain.${terrain}.text`)}</p>
      {zone !== undefined && <p>{texts.t(`imperial-assault:zone.${zone}.name`)}</p>}
      {here.length > 0 && (
        <ul className="border-t border-line pt-2">
          {here.map(({ id }) => (
            <li key={id}>{nameOfTarget(texts, view, id, people)}</li>
          ))}
        </ul>
      )}
    </article>
  );
}
