import type { View } from '@parsecs/imperial-assault';
import type { Seat } from '@parsecs/kernel';
import type { People } from '@parsecs/lang';
import type { JSX } from 'react';
import { TerminalArt, TokenArt } from '../../art/imperial-assault/index.ts';
import { ArtSvg } from '../../art/kit/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { missionOf } from './layout.ts';
import { Legend } from './legend.tsx';
import { letterOfMission, NAMESPACES, nameOfMission } from './words.ts';

/** What the mission says, and who holds what. */
export function MissionDetails(props: {
  readonly view: View;
  readonly people: People;
}): JSX.Element | null {
  const { view, people } = props;
  const texts = useTexts(...NAMESPACES);
  const mission = missionOf(view);
  if (mission === undefined) return null;
  const holder = (seat: Seat | null): string =>
    seat === null ? texts.t('imperial-assault-board:mission.nobody') : people.name(seat);
  const tokens = view.tokens.filter(({ at, by }) => at !== null || by !== null);
  return (
    <article className="flex flex-col gap-2 p-3 text-sm" aria-label={nameOfMission(texts, mission)}>
      <header className="pr-10">
        <h2 className="text-base leading-tight font-semibold">{nameOfMission(texts, mission)}</h2>
        <p className="text-xs text-quiet">
          {letterOfMission(texts, mission)}
          {view.map !== null &&
            view.map !== 'own' &&
            ` · ${texts.t(`imperial-assault:map.${view.map}.name`)}`}
        </p>
      </header>
      <p className="text-quiet italic">{texts.t(`imperial-assault:mission.${mission}.story`)}</p>
      <p className="whitespace-pre-line">{texts.t(`imperial-assault:mission.${mission}.text`)}</p>
      <p className="text-quiet">{texts.t('imperial-assault-board:mission.victory')}</p>
      <ul className="flex flex-col gap-1 border-t border-line pt-2 text-xs">
        {view.terminals.map(({ id, at, controller }) => (
          <li key={id} className="flex items-center gap-2">
            <ArtSvg size={18} className="shrink-0">
              <TerminalArt />
            </ArtSvg>
            <span className="grow">
              {texts.t('imperial-assault-board:mission.terminal', { space: at })}
            </span>
            <span className="text-quiet">{holder(controller)}</span>
          </li>
        ))}
        {tokens.map(({ id, kind, at, controller }) => (
          <li key={id} className="flex items-center gap-2">
            <ArtSvg size={18} className="shrink-0">
              <TokenArt kind={kind} />
            </ArtSvg>
            <span className="grow">
              {texts.t(`imperial-assault:token.${kind}.name`)}
              {at !== null && ` · ${at}`}
            </span>
            <span className="text-quiet">
              {at === null ? texts.t('imperial-assault-board:mission.carried') : holder(controller)}
            </span>
          </li>
        ))}
      </ul>
      <Legend view={view} />
    </article>
  );
}
