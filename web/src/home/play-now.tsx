import type { BotId } from '@parsecs/bots/ids';
import type { GameId } from '@parsecs/table';
import { type JSX, lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../art/emblems.tsx';
import { findGame } from '../games/index.ts';
import { noteOffered, shouldOffer } from '../guided/offers.ts';
import { useSettings } from '../shell/settings.ts';
import { startMatch } from '../shell/start-match.ts';
import { useTexts } from '../shell/texts.tsx';
import { Button } from '../shell/ui/button.tsx';
import { showToast } from '../shell/ui/toast.tsx';

/** Asked once a game, so nobody else loads it. */
const GuidedOffer = lazy(async () => ({
  default: (await import('../guided/guided-offer.tsx')).GuidedOffer,
}));

/** Fetches the table while the hand is still on its way to the button. */
function fetchAhead(): void {
  import('../play/table-page.tsx').catch(() => {
    // Whoever presses the button will be told.
  });
}

export interface PlayNowProps {
  readonly game: GameId;
  /** What the button says, where it is not “Play now”. */
  readonly label?: string;
  /** Instead of the usual one. */
  readonly opponent?: BotId;
}

/** You against a bot that wants to win, straight away; at the very first game after one question. */
export function PlayNow(props: PlayNowProps): JSX.Element {
  const { game, label } = props;
  const texts = useTexts();
  const [isOffering, offer] = useState(false);
  const [starting, setStarting] = useState(false);
  const [, navigate] = useLocation();
  const start = async (): Promise<void> => {
    offer(false);
    setStarting(true);
    const { language, names, marks, opponent: usual } = useSettings.getState();
    try {
      const id = await startMatch({
        game,
        setup: findGame(game)?.quickSetup ?? {},
        seats: [{ kind: 'here' }, { kind: 'bot', bot: props.opponent ?? usual }],
        languages: [language, language],
        names: [names[0] ?? '', ''],
        marks: [marks[0] ?? 'none', 'none'],
        options: {},
      });
      navigate(`/play/${id}`);
    } catch {
      setStarting(false);
      showToast({ text: texts.t('shell:home.cannot-start'), tone: 'danger' });
    }
  };
  const press = (): void => {
    if (!shouldOffer(game)) {
      void start();
      return;
    }
    noteOffered(game);
    offer(true);
  };
  return (
    <>
      <Button
        variant="ask"
        disabled={starting}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={press}
      >
        <Icon name="play" />
        {label ?? texts.t('shell:home.play')}
      </Button>
      {isOffering && (
        <Suspense fallback={null}>
          <GuidedOffer game={game} onPlay={() => void start()} onClose={() => offer(false)} />
        </Suspense>
      )}
    </>
  );
}
