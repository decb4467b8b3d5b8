import type { EventBase } from '@parsecs/kernel';
import {
  describeEvent,
  describeQuestion,
  describeTakeBack,
  type People,
  type Texts,
} from '@parsecs/lang';
import type { Asked, SeatSnapshot, StoryItem } from '@parsecs/table';
import { useEffect, useRef } from 'react';
import type { BoardModule } from '../boards/contract.ts';
import { announce, silence } from '../shell/ui/announce.tsx';

/** What happens in quick succession is said in one breath. */
const BREATH = 250;

/** The question says that it is one's turn. */
function isOwnTurn(board: BoardModule, event: EventBase, people: People): boolean {
  const mark = board.markOf(event);
  return mark?.kind === 'turn' && mark.seat === people.me;
}

interface Spoken {
  readonly texts: Texts;
  readonly game: string;
  readonly board: BoardModule;
  /** What has been shown. */
  readonly story: readonly StoryItem[];
  readonly look: SeatSnapshot;
  readonly question: Asked | undefined;
  readonly people: People;
}

/** Says aloud what happened and what is asked, for those who listen instead of look. */
export function useVoice(spoken: Spoken): void {
  const { texts, game, board, story, look, question, people } = spoken;
  const told = useRef(story.length);
  const askedKey = useRef('');
  const { viewer, view } = look;
  // What was said to one person is not left standing for whoever takes the device.
  useEffect(() => silence, [viewer]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const known = board.known(view);
      const words = story.slice(told.current).flatMap((item) => {
        if (item.kind === 'take-back') return [describeTakeBack(texts, item, people)];
        return item.events
          .filter((event) => !board.isQuiet(event) && !isOwnTurn(board, event, people))
          .map((event) => describeEvent(texts, game, event, people, known));
      });
      told.current = story.length;
      const key = question === undefined ? '' : `${question.seat}/${question.ask}`;
      if (question !== undefined && key !== askedKey.current) {
        words.push(describeQuestion(texts, game, question, view, people, known));
      }
      askedKey.current = key;
      if (words.length > 0) announce(words.join(' '));
    }, BREATH);
    return () => clearTimeout(timer);
  }, [texts, game, board, story, view, question, people]);
}
