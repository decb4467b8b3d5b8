import type { GameId } from '@parsecs/table';
import type { JSX } from 'react';
import { RuleLink } from './rule-link.tsx';

const NUMBER = /((?:XW|SB|IA|ST|EN)-\d{2,3})\b/;

/** The words of a rule; the numbers of others in them are links. */
export function RuleWords(props: { readonly game: GameId; readonly text: string }): JSX.Element {
  const { game, text } = props;
  return (
    <>
      {text.split(NUMBER).map((piece, index) =>
        // Every second piece is a number; pieces never move.
        index % 2 === 1 ? <RuleLink key={index} game={game} rule={piece} /> : piece,
      )}
    </>
  );
}
