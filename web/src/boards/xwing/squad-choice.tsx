import type { Problem, Refusal } from '@parsecs/kernel';
import { seededChance } from '@parsecs/kernel';
import { cardName, describeProblem, type People } from '@parsecs/lang';
import type { Asked } from '@parsecs/table';
import {
  READY_SQUADS,
  randomSquad,
  type Squad,
  type SquadLimits,
  squadFromLink,
  squadFromXws,
  squadPoints,
  squadToLink,
  type View,
  type XWing,
} from '@parsecs/xwing';
import { type JSX, useRef, useState } from 'react';
import { Icon } from '../../art/emblems.tsx';
import { useSavedLists } from '../../builder/saved-lists.ts';
import { randomHex } from '../../shell/storage.ts';
import { useTexts } from '../../shell/texts.tsx';
import { Button } from '../../shell/ui/button.tsx';
import { FileInput } from '../../shell/ui/file-input.tsx';
import type { Picking } from '../contract.ts';
import { refusalOf } from './moment.ts';
import { ShipPicture } from './ship-picture.tsx';
import { GAME, typeOf } from './ships.ts';
import { NAMESPACES, tellRefusal } from './words.ts';

export interface SquadChoiceProps {
  readonly view: View;
  readonly question: Asked<XWing>;
  readonly picking: Picking;
  readonly people: People;
}

interface Offered {
  readonly squad: Squad;
  readonly name: string;
}

/** What the table has agreed on; the rules have the last word when a squad is taken. */
function limitsIn(view: View, seat: number): SquadLimits {
  const { points, collection } = view.position.setup;
  const faction = view.seats[seat]?.faction ?? 'rebel';
  return { points, faction, ...(collection !== null && { collection }) };
}

/** While squads are built in secret there is little on the table: the choice stands in its place. */
export function SquadChoice(props: SquadChoiceProps): JSX.Element {
  const { view, question, picking, people } = props;
  const texts = useTexts(...NAMESPACES);
  const [own, setOwn] = useState<readonly Offered[]>([]);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  const limits = limitsIn(view, question.seat);
  const offered = [...own, ...useMine(view, question), ...useReady(question)];
  const refused = (squad: Squad): Refusal | undefined =>
    refusalOf(view, question.seat, squadToLink(squad));
  const bring = (squad: Squad, name: string): void => {
    const fault = refused(squad);
    setRefusal(fault);
    if (fault === undefined) {
      setOwn((old) => [{ squad, name }, ...old.filter((other) => other.name !== name)]);
    }
  };
  const load = async (file: File): Promise<void> => {
    const read = squadFromXws(await readJson(file));
    setProblems(read.ok ? [] : read.problems);
    if (read.ok) bring(read.value, read.value.name ?? file.name);
  };
  const draw = (): void => {
    const squad = randomSquad(limits.faction ?? 'rebel', limits, seededChance(randomHex(8)));
    if (squad !== undefined) bring(squad, texts.t('xwing-board:squad.random'));
  };
  return (
    <div className="absolute inset-0 z-10 overflow-y-auto bg-space/90 p-3 sm:p-5">
      <section
        aria-label={texts.t('xwing-board:squad.title')}
        className="mx-auto flex max-w-4xl flex-col gap-3"
      >
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="grow text-lg">{texts.t('xwing-board:squad.title')}</h2>
          <Button onClick={draw} data-option>
            <Icon name="dice" />
            {texts.t('xwing-board:squad.random')}
          </Button>
          <LoadButton onFile={(file) => void load(file)} />
        </div>
        <p className="text-sm text-quiet">
          {limits.points === 'free'
            ? texts.t('xwing-board:squad.text-free')
            : texts.t('xwing-board:squad.text', { count: limits.points })}
        </p>
        {(problems.length > 0 || refusal !== undefined) && (
          <ul role="alert" className="rounded-md border border-danger-ink/60 p-3 text-sm">
            {problems.map((problem) => (
              <li key={`${problem.path} ${problem.cause}`}>
                {describeProblem(texts, GAME, problem)}
              </li>
            ))}
            {refusal !== undefined && <li>{tellRefusal(texts, refusal, people)}</li>}
          </ul>
        )}
        <ul className="grid gap-3 sm:grid-cols-2">
          {offered.map(({ squad, name }) => (
            <li key={`${name} ${squadToLink(squad)}`}>
              <SquadCard
                name={name}
                squad={squad}
                onTake={() => picking.give(squadToLink(squad))}
              />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** What the question itself offers, by the names that are known. */
function useReady(question: Asked<XWing>): readonly Offered[] {
  const texts = useTexts(...NAMESPACES);
  return question.answers.flatMap(({ id, squad }): readonly Offered[] => {
    if (squad === undefined) return [];
    const ready = READY_SQUADS.find((known) => squadToLink(known.squad) === id);
    const name =
      ready === undefined
        ? texts.t('xwing-board:squad.example')
        : texts.t(`xwing:squad.${ready.id}`);
    return [{ squad, name }];
  });
}

/** Lists that were kept in the builder and are legal here. */
function useMine(view: View, question: Asked<XWing>): readonly Offered[] {
  return useSavedLists(GAME).flatMap(({ link, name }): readonly Offered[] => {
    const read = squadFromLink(link);
    if (!read.ok) return [];
    const { name: _, ...squad } = read.value;
    const isLegal = refusalOf(view, question.seat, squadToLink(squad)) === undefined;
    return isLegal ? [{ squad, name }] : [];
  });
}

async function readJson(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}

function LoadButton(props: { readonly onFile: (file: File) => void }): JSX.Element {
  const texts = useTexts(...NAMESPACES);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput input={input} onFile={props.onFile} />
      <Button onClick={() => input.current?.click()}>
        <Icon name="upload" />
        {texts.t('xwing-board:squad.load')}
      </Button>
    </>
  );
}

/** A squad in pictures, with its points and the button that takes it. */
function SquadCard(props: Offered & { readonly onTake: () => void }): JSX.Element {
  const { name, squad, onTake } = props;
  const texts = useTexts(...NAMESPACES);
  return (
    <article className="flex h-full flex-col gap-2 rounded-md border border-line bg-panel p-3">
      <h3 className="flex items-baseline justify-between gap-3 text-base">
        <span className="min-w-0">{name}</span>
        <span className="condensed shrink-0 text-sm font-normal text-quiet">
          {texts.t('xwing-board:squad.points', { count: squadPoints(squad) })}
        </span>
      </h3>
      <ul className="flex grow flex-col gap-1 text-sm">
        {squad.ships.map(({ pilot, upgrades }, index) => (
          // Two ships of a squad may be alike.
          <li key={`${pilot}-${index}`} className="flex items-center gap-2 leading-tight">
            <ShipPicture type={typeOf({ pilot })} size={26} />
            <span className="min-w-0 grow">
              {cardName(texts, 'pilot', pilot)}
              {upgrades.length > 0 && (
                <span className="block text-xs text-quiet">
                  {upgrades.map((id) => cardName(texts, 'upgrade', id)).join(', ')}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Button variant="ask" data-option data-squad onClick={onTake}>
        {texts.t('xwing-board:squad.take')}
      </Button>
    </article>
  );
}
