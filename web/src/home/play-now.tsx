import type { GameId } from '@parsecs/table';
import { type JSX, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../art/emblems.tsx';
import { findGame } from '../games/index.ts';
import { useSettings } from '../shell/settings.ts';
import { startMatch } from '../shell/start-match.ts';
import { useTexts } from '../shell/texts.tsx';
import { Button } from '../shell/ui/button.tsx';
import { showToast } from '../shell/ui/toast.tsx';

/** Fetches the table while the hand is still on its way to the button. */
function fetchAhead(): void {
  import('../play/table-page.tsx').catch(() => {
    // Whoever presses the button will be told.
  });
}

/** You against a bot that wants to win, straight away. */
export function PlayNow(props: { readonly game: GameId }): JSX.Element {
  const texts = useTexts();
  const [starting, setStarting] = useState(false);
  const [, navigate] = useLocation();
  const start = async (): Promise<void> => {
    setStarting(true);
    const { language, names, marks, opponent } = useSettings.getState();
    try {
      const id = await startMatch({
        game: props.game,
        setup: findGame(props.game)?.quickSetup ?? {},
        seats: [{ kind: 'here' }, { kind: 'bot', bot: opponent }],
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
  return (
    <Button
      variant="ask"
      disabled={starting}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => void start()}
    >
      <Icon name="play" />
      {texts.t('shell:home.play')}
    </Button>
  );
}
