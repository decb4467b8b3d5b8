import type { JSX } from 'react';
import { useTexts } from '../shell/texts.tsx';
import { addressOf } from './addresses.ts';
import { LinkBox, useOrigin } from './link-box.tsx';

interface SeatLinkProps {
  readonly table: string;
  readonly seat: number;
  readonly link: string;
}

/** The link of one free seat. */
export function SeatLink(props: SeatLinkProps): JSX.Element {
  const { table, seat, link } = props;
  const texts = useTexts('online');
  const { origin, isOnlyHere } = useOrigin();
  return (
    <>
      <LinkBox
        label={texts.t('online:link.seat', { number: seat + 1 })}
        text={addressOf(origin, table, { kind: 'join', token: link })}
      />
      {isOnlyHere && <OnlyHere />}
    </>
  );
}

export function SpectatorLink(props: {
  readonly table: string;
  readonly token: string;
}): JSX.Element {
  const texts = useTexts('online');
  const { origin } = useOrigin();
  return (
    <LinkBox
      label={texts.t('online:link.spectators')}
      text={addressOf(origin, props.table, { kind: 'watch', token: props.token })}
    />
  );
}

function OnlyHere(): JSX.Element {
  const texts = useTexts('online');
  return <p className="text-sm text-ask-ink">{texts.t('online:link.only-here')}</p>;
}
