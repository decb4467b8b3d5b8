import type { DoorView, View } from '@parsecs/imperial-assault';
import type { Seat } from '@parsecs/kernel';
import type { People, Texts } from '@parsecs/lang';
import type { JSX, ReactNode } from 'react';
import { DoorArt, TerminalArt, TokenArt } from '../../art/imperial-assault/index.ts';
import { ArtSvg } from '../../art/kit/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { HealthBar } from './rail-marks.tsx';
import { NAMESPACES, nameOfTarget } from './words.ts';

interface ThingProps {
  readonly view: View;
  readonly people: People;
  readonly id: string;
}

/** A terminal, a door or a token of the mission: what it is for, and who holds it. */
export function ThingDetails(props: ThingProps): JSX.Element | null {
  const { view, people, id } = props;
  const texts = useTexts(...NAMESPACES);
  const name = nameOfTarget(texts, view, id, people);
  const holder = (seat: Seat | null): string =>
    seat === null ? texts.t('imperial-assault-board:mission.nobody') : people.name(seat);
  const door = view.doors.find((own) => own.id === id);
  if (door !== undefined) {
    return (
      <Article name={name} art={<DoorArt spaces={1} isLocked={door.locked} />}>
        <p>{tellDoor(texts, door)}</p>
        {door.locked && !door.open && <HealthBar damage={door.damage} health={door.health} />}
      </Article>
    );
  }
  const terminal = view.terminals.find((own) => own.id === id);
  if (terminal !== undefined) {
    const note = `${terminal.at} · ${holder(terminal.controller)}`;
    return (
      <Article name={name} note={note} art={<TerminalArt />}>
        <p>{texts.t('imperial-assault-board:thing.terminal')}</p>
      </Article>
    );
  }
  const token = view.tokens.find((own) => own.id === id);
  if (token === undefined || view.mission === null) return null;
  return (
    <Article
      name={name}
      note={[...(token.at === null ? [] : [token.at]), holder(token.controller)].join(' · ')}
      art={<TokenArt kind={token.kind} />}
    >
      <p>{texts.t(`imperial-assault:mission.${view.mission}.text`)}</p>
    </Article>
  );
}

export function tellDoor(texts: Texts, { open, locked }: DoorView): string {
  const state = open ? 'open' : locked ? 'locked' : 'closed';
  return texts.t(`imperial-assault-board:thing.${state}`);
}

function Article(props: {
  readonly name: string;
  readonly note?: string;
  readonly art: ReactNode;
  readonly children: ReactNode;
}): JSX.Element {
  return (
    <article className="flex flex-col gap-2 p-3 text-sm" aria-label={props.name}>
      <header className="flex items-center gap-3 pr-10">
        <ArtSvg size={44} className="shrink-0">
          {props.art}
        </ArtSvg>
        <div className="min-w-0">
          <h2 className="text-base leading-tight font-semibold">{props.name}</h2>
          {props.note !== undefined && <p className="text-xs text-quiet">{props.note}</p>}
        </div>
      </header>
      {props.children}
    </article>
  );
}
