import type { GameId } from '@parsecs/table';
import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import { useTexts } from '../shell/texts.tsx';
import { IconButton } from '../shell/ui/button.tsx';
import { showToast } from '../shell/ui/toast.tsx';
import { useCoachStore } from './coach-store.ts';
import type { Tip } from './use-coach.ts';

/** A short word of the coach, with the way to hear no more of them. */
export function CoachNote(props: { readonly game: GameId; readonly tip: Tip }): JSX.Element {
  const { game, tip } = props;
  const texts = useTexts('advice');
  const { setOn } = useCoachStore();
  const switchOff = (): void => {
    setOn(false);
    showToast({ text: texts.t('advice:coach.switched-off') });
  };
  return (
    <div
      role="status"
      className="pointer-events-auto m-2 w-fit max-w-[min(30rem,calc(100%-1rem))] animate-rise rounded-md border border-confirm bg-raised py-1 pr-1 pl-4 text-sm shadow-md"
    >
      <div className="flex items-start gap-3">
        <span className="mt-3 text-confirm-ink">
          <Icon name="bulb" />
        </span>
        <div className="grow pt-2">
          <p>
            <span className="sr-only">{texts.t('advice:coach.label')}: </span>
            {texts.t(`advice:coach.${game}.${tip.id}`)}
          </p>
          <button
            type="button"
            className="min-h-touch text-xs text-quiet underline underline-offset-4"
            onClick={switchOff}
          >
            {texts.t('advice:coach.off')}
          </button>
        </div>
        <IconButton label={texts.t('shell:common.close')} onClick={tip.dismiss}>
          <Icon name="close" />
        </IconButton>
      </div>
    </div>
  );
}
