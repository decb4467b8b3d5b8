import { boardOf, type SuperTeams } from '@parsecs/super-teams';
import type { SpaceKind } from '@parsecs/super-teams/words';
import type { JSX } from 'react';
import { Link } from 'wouter';
import { SpaceArt } from '../../art/super-teams/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { type DetailsProps, idOf, isKind } from '../contract.ts';
import { labelSpace } from './words.ts';

/** The rule that says what a space does. */
const RULES: Readonly<Record<SpaceKind | 'dual', string>> = {
  start: 'ST-019',
  normal: 'ST-041',
  bonus: 'ST-044',
  hyperspace: 'ST-042',
  asteroid: 'ST-043',
  maw: 'ST-051',
  final: 'ST-057',
  dual: 'ST-049',
};

/** A space: its name, what it does, its rules, and who stands there. */
export function Details(props: DetailsProps<SuperTeams>): JSX.Element | null {
  const { view, part } = props;
  const texts = useTexts('super-teams');
  const index = isKind(part, 'space') ? Number(idOf(part)) : -1;
  const kinds = boardOf(view.setup).spaces[index]?.kinds;
  if (kinds === undefined) return null;
  const names = view.ships
    .filter(({ at }) => at === index)
    .map(({ id }) => texts.t(`super-teams:ship.${id}.name`));
  const all: readonly (SpaceKind | 'dual')[] = kinds.length > 1 ? ['dual', ...kinds] : kinds;
  const title = labelSpace(texts, { index, kinds });
  return (
    <article className="flex flex-col gap-2 p-3 text-sm" aria-label={title}>
      <header className="flex items-center gap-3 pr-10">
        <svg
          width={48}
          height={48}
          viewBox="-34 -34 68 68"
          className="shrink-0 rounded-md bg-space"
          aria-hidden="true"
        >
          <SpaceArt kinds={kinds} heading={0} radius={30} />
        </svg>
        <h2 className="text-base leading-tight font-semibold">{title}</h2>
      </header>
      {all.map((kind) => (
        <p key={kind}>
          {all.length > 1 && (
            <span className="font-semibold">{texts.t(`super-teams:space.${kind}.name`)}. </span>
          )}
          {texts.t(`super-teams:space.${kind}.text`)}{' '}
          <Link
            href={`/learn/super-teams#${RULES[kind]}`}
            className="whitespace-nowrap text-info-ink underline underline-offset-4"
          >
            {texts.t('shell:play.log.rule', { id: RULES[kind] })}
          </Link>
        </p>
      ))}
      {names.length > 0 && (
        <p className="text-quiet">{texts.t('super-teams:here', { ships: names.join(', ') })}</p>
      )}
    </article>
  );
}
