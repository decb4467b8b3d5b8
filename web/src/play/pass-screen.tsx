import type { Language } from '@parsecs/lang';
import { type JSX, type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from '../art/emblems.tsx';
import { TextsProvider, useTexts } from '../shell/texts.tsx';
import { Button } from '../shell/ui/button.tsx';

export interface PassTitleProps {
  readonly name: string;
  /** A question that may be declined without looking at one's cards. */
  readonly guarded: boolean;
}

/** Stands where the hand would be until the right person has the device; the board stays in sight. */
export function PassTitle(props: PassTitleProps): JSX.Element {
  const { name, guarded } = props;
  const texts = useTexts();
  return (
    <div
      className="flex h-full flex-col items-center justify-center gap-1 px-4 text-center"
      role="status"
    >
      <h2 className="flex items-center justify-center gap-3 text-lg text-ask-ink">
        <Icon name="eye-off" size={26} />
        {texts.t('shell:play.pass.title', { name })}
      </h2>
      <p className="text-sm text-quiet">
        {texts.t(guarded ? 'shell:play.pass.guarded' : 'shell:play.pass.text', { name })}
      </p>
    </div>
  );
}

export interface PassButtonsProps extends PassTitleProps {
  readonly language: Language | undefined;
  readonly onTake: () => void;
  readonly onDecline: () => void;
}

/** In the language of whoever takes over. */
export function PassButtons(props: PassButtonsProps): JSX.Element {
  const { language } = props;
  return (
    <TextsProvider {...(language && { language })}>
      <Buttons {...props} />
    </TextsProvider>
  );
}

function Buttons(props: PassButtonsProps): JSX.Element {
  const { name, guarded, onTake, onDecline } = props;
  const texts = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
  }, [name]);
  return (
    <div className="my-auto flex grow flex-wrap justify-center gap-3" lang={texts.language}>
      {guarded && (
        <Button size="lg" onClick={once(onDecline)} data-option>
          {texts.t('shell:play.pass.decline', { name })}
        </Button>
      )}
      <Button ref={button} size="lg" variant="ask" onClick={once(onTake)} data-option>
        {texts.t('shell:play.pass.here', { name })}
      </Button>
    </div>
  );
}

/** The second click of a double one is not meant for whoever is asked next in the same place. */
function once(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
