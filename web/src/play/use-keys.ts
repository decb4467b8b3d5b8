import { useEffect } from 'react';
import { useLatest } from '../boards/use-latest.ts';
import { neighbourOf } from './neighbour.ts';

export interface KeyActions {
  readonly pickNumber: (number: number) => void;
  /** True if there was something to confirm. */
  readonly confirm: () => boolean;
  /** True if something was moving. */
  readonly skip: () => boolean;
  readonly cancel: () => void;
  readonly undo: () => void;
  readonly log: () => void;
  readonly players: () => void;
  readonly position: () => void;
  readonly help: () => void;
  /** Lets a bot that waits decide. */
  readonly next: () => void;
}

/** What has the focus needs the key for itself: all of them to write, most of them to turn or shift. */
function isNeeded({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('input, select, textarea')) return true;
  return key !== 'Escape' && !/^[ulptn?]$/i.test(key) && target.matches('[role=slider]');
}

function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog], [role=listbox], [role=menu]') !== null;
}

/** The answers in the order in which they stand on the screen. */
export function listOptions(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-option]')].filter(
    (node) => node.offsetParent !== null,
  );
}

function moveAmongOptions(key: string): void {
  const active = document.activeElement;
  const aside = neighbourOf(active, key);
  if (aside !== undefined) {
    aside.focus({ preventScroll: true });
    return;
  }
  // Where the board ends in that direction, the way leads on to the answers beside it.
  const all = listOptions();
  const beside = all.filter((node) => !node.matches('[data-spatial]'));
  const isLeaving = active?.matches('[data-spatial]') === true && beside.length > 0;
  const options = isLeaving ? beside : all;
  if (options.length === 0) return;
  const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  const index = options.findIndex((node) => node === active);
  const next = index === -1 ? (step === 1 ? 0 : options.length - 1) : index + step;
  const goal = options[(next + options.length) % options.length];
  // A board moves by itself to what has the focus; the page must not scroll it away.
  goal?.focus({ preventScroll: goal.matches('[data-spatial]') });
}

/** Keys that work anywhere on the table page. */
export function useKeys(actions: KeyActions): void {
  const latest = useLatest(actions);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (isNeeded(event) || isDialogOpen()) return;
      if (handle(event, latest.current)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [latest]);
}

function handle(event: KeyboardEvent, actions: KeyActions): boolean {
  const target = event.target instanceof Element ? event.target : undefined;
  switch (event.key) {
    case 'Escape':
      if (!actions.skip()) actions.cancel();
      return true;
    case ' ':
      return target?.closest('button, a, [role=button]') === null && actions.skip();
    case 'Enter': {
      // On a card that is already chosen, Enter means "yes, this one".
      const isHeld = Boolean(target?.closest('[aria-pressed=true]'));
      return (isHeld || target === document.body) && actions.confirm();
    }
    case 'ArrowRight':
    case 'ArrowDown':
    case 'ArrowLeft':
    case 'ArrowUp':
      if (event.shiftKey) return false;
      moveAmongOptions(event.key);
      return true;
    default:
      return handleLetter(event.key, actions);
  }
}

function handleLetter(key: string, actions: KeyActions): boolean {
  if (/^[1-9]$/.test(key)) {
    actions.pickNumber(Number(key));
    return true;
  }
  switch (key.toLowerCase()) {
    case 'u':
      actions.undo();
      return true;
    case 'l':
      actions.log();
      return true;
    case 'p':
      actions.players();
      return true;
    case 't':
      actions.position();
      return true;
    case 'n':
      actions.next();
      return true;
    case '?':
      actions.help();
      return true;
    default:
      return false;
  }
}
