import { describeFault, type Texts } from '@parsecs/lang';
import { isGameId } from '@parsecs/table';
import type { JSX, ReactNode } from 'react';
import { Icon } from '../art/emblems.tsx';
import { downloadMatch } from '../shell/match-download.ts';
import { Page } from '../shell/page.tsx';
import type { BrokenRecord, MatchRecord } from '../shell/storage.ts';
import { useTexts } from '../shell/texts.tsx';
import { Button, ButtonLink } from '../shell/ui/button.tsx';
import type { SessionFault } from './open-session.ts';
import type { OpenFault } from './protocol.ts';

interface ProblemPageProps {
  readonly title: string;
  readonly text: string;
  readonly detail?: string;
  readonly children?: ReactNode;
}

function ProblemPage(props: ProblemPageProps): JSX.Element {
  const texts = useTexts();
  return (
    <Page title={props.title}>
      <div className="mx-auto mt-12 max-w-xl rounded-md border border-line bg-panel p-6">
        <h1 className="flex items-center gap-3 text-lg">
          <span className="text-ask-ink">
            <Icon name="warning" size={28} />
          </span>
          {props.title}
        </h1>
        <p className="mt-3 text-quiet">{props.text}</p>
        {props.detail !== undefined && <p className="mt-3">{props.detail}</p>}
        <div className="mt-5 flex flex-wrap gap-3">
          {props.children}
          <ButtonLink to="/" variant="quiet">
            {texts.t('shell:play.broken.home')}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}

export function MissingTable(): JSX.Element {
  const texts = useTexts();
  return (
    <ProblemPage
      title={texts.t('shell:play.broken.missing')}
      text={texts.t('shell:play.broken.missing-text')}
    />
  );
}

/** The match is played in another tab: one writer at a time, so that no move is lost. */
export function ElsewhereTable(props: { readonly onTakeOver: () => void }): JSX.Element {
  const texts = useTexts();
  return (
    <ProblemPage
      title={texts.t('shell:play.elsewhere.title')}
      text={texts.t('shell:play.elsewhere.text')}
    >
      <Button variant="ask" onClick={props.onTakeOver}>
        {texts.t('shell:play.elsewhere.take-over')}
      </Button>
    </ProblemPage>
  );
}

/** Something in the store that is not even a record. */
export function UnreadableTable(props: { readonly broken: BrokenRecord }): JSX.Element {
  const { id, path } = props.broken;
  const texts = useTexts();
  return (
    <ProblemPage
      title={texts.t('shell:play.broken.title')}
      text={describeFault(texts, { path })}
      detail={texts.t('shell:play.broken.lost')}
    >
      <Download id={id} />
    </ProblemPage>
  );
}

export interface BrokenTableProps {
  readonly record: MatchRecord;
  readonly fault: SessionFault;
  /** It can be watched from what was told. */
  readonly watchable: boolean;
}

/** A record whose match cannot be run. */
export function BrokenTable(props: BrokenTableProps): JSX.Element {
  const { record, fault, watchable } = props;
  // The refusal of an entry is told in the words of its game.
  const texts = useTexts(isGameId(record.game) ? record.game : 'table');
  return (
    <ProblemPage
      title={texts.t('shell:play.broken.title')}
      text={describeSessionFault(texts, fault, record.game)}
      detail={texts.t('shell:play.broken.lost')}
    >
      {watchable && (
        <ButtonLink to={`/replay/${record.id}`} variant="ask">
          <Icon name="eye" />
          {texts.t('shell:play.broken.watch')}
        </ButtonLink>
      )}
      <Download id={record.id} />
    </ProblemPage>
  );
}

function describeSessionFault(texts: Texts, fault: SessionFault | OpenFault, game: string): string {
  switch (fault.cause) {
    case 'unknown-game':
      return texts.t('shell:play.broken.unknown-game', { game: fault.game });
    case 'bad-setup':
      return describeFault(texts, { cause: 'bad-setup', path: fault.path });
    case 'bad-log':
      return describeFault(texts, fault.log, game);
    case 'bad-table':
      return describeFault(texts, fault.saved, game);
  }
}

function Download(props: { readonly id: string }): JSX.Element {
  const texts = useTexts();
  return (
    <Button onClick={() => void downloadMatch(props.id)}>
      <Icon name="download" />
      {texts.t('shell:play.broken.download')}
    </Button>
  );
}
