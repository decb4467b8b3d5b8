import { BONUS_KINDS, type SpaceKind } from '@parsecs/super-teams/words';
import type { JSX } from 'react';
import { BonusCardArt, SpaceArt } from '../art/super-teams/index.ts';
import { useTexts } from '../shell/texts.tsx';

const SPACES: readonly SpaceKind[] = ['normal', 'bonus', 'hyperspace', 'asteroid', 'maw'];

/** The spaces and the bonus cards, to look up. */
export function SuperTeamsReference(): JSX.Element {
  const texts = useTexts('super-teams');
  return (
    <>
      <h2 className="mb-3 mt-10 text-lg">{texts.t('shell:learn.spaces')}</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {SPACES.map((kind) => (
          <li
            key={kind}
            className="flex items-center gap-4 rounded-md border border-line bg-panel/70 p-3"
          >
            <svg viewBox="-34 -34 68 68" className="size-16 shrink-0" aria-hidden="true">
              <SpaceArt kinds={[kind]} heading={0} radius={30} />
            </svg>
            <Words name={texts.t(`super-teams:space.${kind}.name`)}>
              {texts.t(`super-teams:space.${kind}.text`)}
            </Words>
          </li>
        ))}
        <li className="flex items-center gap-4 rounded-md border border-line bg-panel/70 p-3">
          <svg viewBox="-34 -34 68 68" className="size-16 shrink-0" aria-hidden="true">
            <SpaceArt kinds={['hyperspace', 'asteroid']} heading={0} radius={30} />
          </svg>
          <Words name={texts.t('super-teams:space.dual.name')}>
            {texts.t('super-teams:space.dual.text')}
          </Words>
        </li>
      </ul>
      <h2 className="mb-3 mt-10 text-lg">{texts.t('shell:learn.bonus')}</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {BONUS_KINDS.map((kind) => (
          <li
            key={kind}
            className="flex items-center gap-4 rounded-md border border-line bg-panel/70 p-3"
          >
            <span aria-hidden="true" className="block w-16 shrink-0">
              <BonusCardArt kind={kind} width="100%" />
            </span>
            <Words name={texts.t(`super-teams:bonus.${kind}.name`)}>
              {texts.t(`super-teams:bonus.${kind}.text`)}
            </Words>
          </li>
        ))}
      </ul>
    </>
  );
}

function Words(props: { readonly name: string; readonly children: string }): JSX.Element {
  return (
    <div className="min-w-0">
      <h3 className="text-base">{props.name}</h3>
      <p className="text-sm text-quiet">{props.children}</p>
    </div>
  );
}
