import { cardName, pairOf } from '@parsecs/lang';
import { type Faction, pilotCard, type Squad, squadPoints } from '@parsecs/xwing';
import type { JSX } from 'react';
import { ArtSvg } from '../art/kit/index.ts';
import { ShipArt, SideMark } from '../art/xwing/index.ts';
import { seatNames } from '../shell/seat-name.ts';
import { useTexts } from '../shell/texts.tsx';
import { toSeats } from './seats.ts';
import { AIDS, squadOfTeam, TEAMS, teamOfSeat, type XWingDraft } from './xwing-draft.ts';

const EDGES = { rebel: 'border-rebel', imperial: 'border-imperial' } as const;

/** Who fights against whom, and with what. */
export function XWingSummary({ draft }: { readonly draft: XWingDraft }): JSX.Element {
  const texts = useTexts('xwing', 'xwing-board');
  const names = seatNames(texts, 'xwing', toSeats(draft));
  const { mission } = draft;
  return (
    <>
      <p>
        <span className="block font-semibold">
          {mission === 0
            ? texts.t(`xwing:setup.${draft.battle}.name`)
            : texts.t(`xwing:mission.${mission}.name`)}
        </span>
        <Agreed draft={draft} />
        {draft.isAsked && (
          <span className="block text-sm text-quiet">
            {names.join(', ')} · {texts.t('xwing-board:new.side-ask')}
          </span>
        )}
      </p>
      <ul className="flex flex-col gap-2">
        {TEAMS.map((team) => (
          <li
            key={team}
            className={`rounded-md border-l-4 bg-raised/60 px-3 py-2 ${EDGES[draft.factions[team]]}`}
          >
            <SideHead
              faction={draft.factions[team]}
              names={names.filter((_, seat) => !draft.isAsked && teamOfSeat(seat) === team)}
            />
            <Force source={squadOfTeam(draft, team)} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Limits and aids: what everybody should know before the first dial is turned. */
function Agreed({ draft }: { readonly draft: XWingDraft }): JSX.Element | null {
  const texts = useTexts('xwing', 'xwing-board');
  const { forces, points, options, roundLimit, matchMinutes = 0 } = draft;
  const words = AIDS.filter((aid) => options[aid]).map((aid) => texts.t(`xwing-board:new.${aid}`));
  if (forces === 'squads') {
    words.unshift(
      points === 0
        ? texts.t('shell:new.no-limit')
        : texts.t('xwing-board:squad.points', { count: points }),
    );
  }
  if (roundLimit > 0) words.push(pairOf(texts, texts.t('xwing-board:new.rounds'), roundLimit));
  if (matchMinutes > 0) words.push(pairOf(texts, texts.t('xwing-board:new.time'), matchMinutes));
  if (words.length === 0) return null;
  return <span className="block text-sm text-quiet">{words.join(' · ')}</span>;
}

function SideHead(props: {
  readonly faction: Faction;
  readonly names: readonly string[];
}): JSX.Element {
  const { faction, names } = props;
  const texts = useTexts('xwing');
  return (
    <p className="flex items-baseline justify-between gap-2">
      <span className="flex min-w-0 items-center gap-2">
        <ArtSvg size={16} className="shrink-0">
          <SideMark side={faction} />
        </ArtSvg>
        <span className="min-w-0 break-words">{names.join(', ')}</span>
      </span>
      <span className="shrink-0 text-xs text-quiet">
        {texts.t(`xwing:faction.${faction}.name`)}
      </span>
    </p>
  );
}

function Force(props: { readonly source: Squad | 'build' | 'random' }): JSX.Element {
  const { source } = props;
  const texts = useTexts('xwing', 'xwing-board');
  if (typeof source === 'string') {
    return <p className="text-sm text-quiet">{texts.t(`xwing-board:new.squad-${source}`)}</p>;
  }
  return (
    <>
      <p className="condensed text-sm text-quiet">
        {texts.t('xwing-board:squad.points', { count: squadPoints(source) })}
      </p>
      <ul className="flex flex-wrap gap-1">
        {source.ships.map(({ pilot }, index) => (
          // Two ships of a squad may be alike.
          <li key={`${pilot}-${index}`}>
            <ArtSvg size={30} title={cardName(texts, 'pilot', pilot)}>
              <ShipArt id={pilotCard(pilot).ship} />
            </ArtSvg>
          </li>
        ))}
      </ul>
    </>
  );
}
