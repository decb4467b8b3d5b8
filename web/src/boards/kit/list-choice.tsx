import { type JSX, type ReactNode, useRef } from 'react';
import { Icon } from '../../art/emblems.tsx';
import { Button } from '../../shell/ui/button.tsx';
import { FileInput } from '../../shell/ui/file-input.tsx';

export interface ListChoiceProps {
  readonly title: string;
  readonly text: string;
  readonly random: string;
  readonly load: string;
  /** What is wrong with the list that somebody brought, in words. */
  readonly faults: readonly string[];
  readonly onRandom: () => void;
  readonly onFile: (file: File) => void;
  /** The lists, each in an `li`. */
  readonly children: ReactNode;
}

/** While lists are built there is little on the table: the choice stands in its place. */
export function ListChoice(props: ListChoiceProps): JSX.Element {
  const { title, faults } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="absolute inset-0 z-10 overflow-y-auto bg-space/90 p-3 sm:p-5">
      <section aria-label={title} className="mx-auto flex max-w-4xl flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="grow text-lg">{title}</h2>
          <Button onClick={props.onRandom} data-option>
            <Icon name="dice" />
            {props.random}
          </Button>
          <FileInput input={input} onFile={props.onFile} />
          <Button onClick={() => input.current?.click()}>
            <Icon name="upload" />
            {props.load}
          </Button>
        </div>
        <p className="text-sm text-quiet">{props.text}</p>
        {faults.length > 0 && (
          <ul role="alert" className="rounded-md border border-danger-ink/60 p-3 text-sm">
            {faults.map((fault, index) => (
              // The same may be said of two ships.
              <li key={`${fault}-${index}`} className="first-letter:uppercase">
                {fault}
              </li>
            ))}
          </ul>
        )}
        <ul className="grid gap-3 sm:grid-cols-2">{props.children}</ul>
      </section>
    </div>
  );
}

export interface ListCardProps {
  readonly name: string;
  readonly points: string;
  readonly take: string;
  readonly onTake: () => void;
  /** What is in the list, each in an `li`. */
  readonly children: ReactNode;
}

/** A list in pictures, with its points and the button that takes it. */
export function ListCard(props: ListCardProps): JSX.Element {
  return (
    <article className="flex h-full flex-col gap-2 rounded-md border border-line bg-panel p-3">
      <h3 className="flex items-baseline justify-between gap-3 text-base">
        <span className="min-w-0 [overflow-wrap:anywhere]">{props.name}</span>
        <span className="condensed shrink-0 text-sm font-normal text-quiet">{props.points}</span>
      </h3>
      <ul className="flex grow flex-col gap-1 text-sm">{props.children}</ul>
      <Button variant="ask" data-option data-list onClick={props.onTake}>
        {props.take}
      </Button>
    </article>
  );
}

/** Nothing for what is no JSON: the reader of the list says what is wrong with it. */
export async function readJson(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}
