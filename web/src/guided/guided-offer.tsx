import type { GameId } from '@parsecs/table';
import type { JSX } from 'react';
import { useTexts } from '../shell/texts.tsx';
import { Button, ButtonLink } from '../shell/ui/button.tsx';
import { Dialog } from '../shell/ui/dialog.tsx';

export interface GuidedOfferProps {
  readonly game: GameId;
  readonly onPlay: () => void;
  readonly onClose: () => void;
}

/** Before the very first game: to be guided through one, or to sit down at once. */
export function GuidedOffer(props: GuidedOfferProps): JSX.Element {
  const { game, onPlay, onClose } = props;
  const texts = useTexts('guided');
  const name = texts.t(`shell:game.${game}.name`);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={texts.t('guided:offer.title', { game: name })}
      description={texts.t('guided:offer.text')}
      actions={
        <>
          <Button onClick={onPlay}>{texts.t('guided:offer.play')}</Button>
          <ButtonLink to={`/guided/${game}`} variant="ask">
            {texts.t('guided:offer.guided')}
          </ButtonLink>
        </>
      }
    />
  );
}
