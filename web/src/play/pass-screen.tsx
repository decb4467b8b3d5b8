import type { Language } from '@parsecs/lang';
import { type JSX, useEffect, useRef } from 'react';
import { Icon } from '../art/emblems.tsx';
import { TextsProvider, useTexts } from '../shell/texts.tsx';
import { Button } from '../shell/ui/button.tsx';

export interface PassScreenProps {
  readonly name: string;
  readonly language: Language | undefined;
  /** A question that may be declined without looking at one's cards. */
  readonly guarded: boolean;
  readonly onTake: () => void;
  readonly onDecline: () => void;
}

/** Stands where the hand would be until the right person says so; the board stays in sight. */
export function PassScreen(props: PassScreenProps): JSX.Element {
  const { name, language, guarded, onTake, onDecline } = props;
  const texts = useTexts();
  return (
    <section
      aria-label={texts.t('shell:play.pass.title', { name })}
      className="flex h-full flex-col items-center justify-center gap-3 px-4 py-3 text-center"
    >
      <div>
        <h2 className="flex items-center justify-center gap-2 text-lg text-ask-ink">
          <Icon name="eye-off" size={24} />
          {texts.t('shell:play.pass.title', { name })}
        </h2>
        <p className="text-sm text-quiet">
          {texts.t(guarded ? 'shell:play.pass.guarded' : 'shell:play.pass.text', { name })}
        </p>
      </div>
      <TextsProvider {...(language && { language })}>
        <PassButtons name={name} guarded={guarded} onTake={onTake} onDecline={onDecline} />
      </TextsProvider>
    </section>
  );
}

/** In the language of whoever takes over. */
function PassButtons(props: Omit<PassScreenProps, 'language'>): JSX.Element {
  const { name, guarded, onTake, onDecline } = props;
  const texts = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="flex flex-wrap justify-center gap-3" lang={texts.language}>
      {guarded && (
        <Button size="lg" onClick={onDecline} data-option>
          {texts.t('shell:play.pass.decline', { name })}
        </Button>
      )}
      <Button ref={button} size="lg" variant="ask" onClick={onTake} data-option>
        {texts.t('shell:play.pass.here', { name })}
      </Button>
    </div>
  );
}
