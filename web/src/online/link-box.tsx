import { type JSX, type ReactNode, useEffect, useId, useState } from 'react';
import { Icon } from '../art/emblems.tsx';
import { useTexts } from '../shell/texts.tsx';
import { Button, IconButton } from '../shell/ui/button.tsx';
import { showToast } from '../shell/ui/toast.tsx';
import { QrPicture } from './qr-code.tsx';
import { askOnce } from './wire.ts';

export interface LinkBoxProps {
  readonly label: string;
  readonly text: string;
  /** A code is typed, not photographed. */
  readonly hasPicture?: boolean;
}

/** Something to hand to somebody else: to be copied, sent on, or photographed. */
export function LinkBox(props: LinkBoxProps): JSX.Element {
  const { label, text, hasPicture = true } = props;
  const texts = useTexts('online');
  const id = useId();
  const [isShown, setShown] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ text: texts.t('online:link.copied') });
    } catch {
      // Without encryption a browser has no clipboard: the text is marked to be copied by hand.
      document.querySelector<HTMLInputElement>(`[id="${id}"]`)?.select();
      showToast({ text: texts.t('online:link.by-hand') });
    }
  };
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm text-quiet">
        {label}
      </label>
      <div className="flex items-center gap-1">
        <input
          id={id}
          readOnly
          value={text}
          onFocus={(event) => event.target.select()}
          className="min-h-touch min-w-0 grow truncate rounded-md border border-edge bg-raised px-3 text-sm"
        />
        <IconButton
          label={texts.t('online:link.copy', { what: label })}
          variant="quiet"
          onClick={() => void copy()}
        >
          <Icon name="copy" />
        </IconButton>
        {hasPicture && (
          <IconButton
            label={texts.t('online:link.code', { what: label })}
            variant="quiet"
            aria-expanded={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon name="qr" />
          </IconButton>
        )}
        {typeof navigator.share === 'function' && hasPicture && (
          <IconButton
            label={texts.t('online:link.share', { what: label })}
            variant="quiet"
            onClick={() => void navigator.share({ url: text }).catch(() => undefined)}
          >
            <Icon name="share" />
          </IconButton>
        )}
      </div>
      {isShown && (
        <div className="mt-2">
          <QrPicture text={text} label={label} />
        </div>
      )}
    </div>
  );
}

const OWN_MACHINE = /^(?:localhost|127[.]|\[?::1)/;

/** The beginning of an address that others can use: this machine’s own name means nothing to them. */
export function useOrigin(): { readonly origin: string; readonly isOnlyHere: boolean } {
  const isHome = OWN_MACHINE.test(location.hostname);
  const [other, setOther] = useState<string>();
  useEffect(() => {
    if (!isHome) return;
    let wanted = true;
    const find = async (): Promise<void> => {
      const { addresses } = await askOnce('addresses', {});
      if (wanted) setOther(addresses[0]);
    };
    find().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [isHome]);
  return { origin: other ?? location.origin, isOnlyHere: isHome && other === undefined };
}

/** A button that turns to a spinner’s patience: pressed once, it waits for its answer. */
export function AskingButton(props: {
  readonly onPress: () => Promise<unknown>;
  readonly variant?: 'ask' | 'confirm' | 'danger' | 'quiet' | 'bare';
  readonly className?: string;
  readonly children: ReactNode;
}): JSX.Element {
  const { onPress, variant, className, children } = props;
  const [isBusy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    try {
      await onPress();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      {...(variant && { variant })}
      {...(className !== undefined && { className })}
      disabled={isBusy}
      onClick={() => void press()}
    >
      {children}
    </Button>
  );
}
