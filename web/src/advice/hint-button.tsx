import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import { useTexts } from '../shell/texts.tsx';
import { Button, IconButton } from '../shell/ui/button.tsx';
import type { Hint } from './use-hint.ts';

const WORDS = { bot: 'advice:hint.ask', coach: 'advice:choices.ask' } as const;

/** Asks for help with what is asked; on a small screen only its sign. */
export function HintButton(props: {
  readonly hint: Hint;
  readonly isNarrow: boolean;
}): JSX.Element | null {
  const { hint, isNarrow } = props;
  const texts = useTexts('advice');
  if (hint.helper === undefined) return null;
  const label = texts.t(WORDS[hint.helper]);
  const isOpen = hint.state !== undefined;
  const toggle = isOpen ? hint.close : hint.ask;
  if (isNarrow) {
    return (
      <IconButton label={label} aria-expanded={isOpen} className="-my-1.5" onClick={toggle}>
        <Icon name="bulb" />
      </IconButton>
    );
  }
  return (
    <Button variant="bare" className="shrink-0" aria-expanded={isOpen} onClick={toggle}>
      <Icon name="bulb" />
      {label}
    </Button>
  );
}
