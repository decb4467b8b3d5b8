import type { Problem } from '@parsecs/kernel';
import { seededChance } from '@parsecs/kernel';
import { describeProblem } from '@parsecs/lang';
import {
  type Fleet,
  type FleetLimits,
  fleetFromLink,
  limitsOf,
  pointsOf,
  READY_FLEETS,
  randomFleet,
  readFleet,
  reviewFleet,
  type StarshipBattles,
  type View,
  writeFleet,
} from '@parsecs/starship-battles';
import type { Asked } from '@parsecs/table';
import { type JSX, useRef, useState } from 'react';
import { Icon } from '../../art/emblems.tsx';
import { ShipArt } from '../../art/starship-battles/index.ts';
import { ArtSvg } from '../../art/xwing/index.ts';
import { useSavedLists } from '../../builder/saved-lists.ts';
import { randomHex } from '../../shell/storage.ts';
import { useTexts } from '../../shell/texts.tsx';
import { Button } from '../../shell/ui/button.tsx';
import { FileInput } from '../../shell/ui/file-input.tsx';
import type { Picking } from '../contract.ts';
import { cardsIn } from './cards.ts';
import { GAME } from './known.ts';
import { NAMESPACES, nameOfCard } from './words.ts';

export interface FleetChoiceProps {
  readonly view: View;
  readonly question: Asked<StarshipBattles>;
  readonly picking: Picking;
}

interface Offered {
  readonly fleet: Fleet;
  readonly name: string;
}

/** While fleets are built there is nothing on the map: the choice stands in its place. */
export function FleetChoice(props: FleetChoiceProps): JSX.Element | null {
  return props.question.kind === 'fleet' ? <Choice {...props} /> : null;
}

function Choice(props: FleetChoiceProps): JSX.Element {
  const { view, question, picking } = props;
  const texts = useTexts(...NAMESPACES);
  const [own, setOwn] = useState<readonly Offered[]>([]);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const limits = limitsFor(view, question.seat);
  const faction = view.seats[question.seat]?.faction ?? 'light';
  const offered = [...own, ...useMine(limits, faction), ...useReady(question)];
  const load = async (file: File): Promise<void> => {
    const review = reviewFleet(await readJson(file), limits);
    setProblems(review.problems);
    if (review.problems.length > 0) return;
    setOwn((old) => [{ fleet: review.fleet, name: file.name }, ...old]);
  };
  const draw = (): void => {
    const fleet = randomFleet(faction, limits, seededChance(randomHex(8)));
    const name = texts.t('starship-battles-board:fleet.random');
    setOwn((old) => [{ fleet, name }, ...old.filter((other) => other.name !== name)]);
  };
  return (
    <div className="absolute inset-0 overflow-y-auto bg-space/90 p-3 sm:p-5">
      <section
        aria-label={texts.t('starship-battles-board:fleet.title')}
        className="mx-auto flex max-w-4xl flex-col gap-3"
      >
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="grow text-lg">{texts.t('starship-battles-board:fleet.title')}</h2>
          <Button onClick={draw} data-option>
            <Icon name="dice" />
            {texts.t('starship-battles-board:fleet.random')}
          </Button>
          <LoadButton onFile={(file) => void load(file)} />
        </div>
        <p className="text-sm text-quiet">
          {limits.points === 0
            ? texts.t('starship-battles-board:fleet.text-free')
            : texts.t('starship-battles-board:fleet.text', { points: limits.points })}
        </p>
        {problems.length > 0 && (
          <ul role="alert" className="rounded-md border border-danger-ink/60 p-3 text-sm">
            {problems.map((problem) => (
              <li key={`${problem.path} ${problem.cause}`}>
                {describeProblem(texts, GAME, problem)}
              </li>
            ))}
          </ul>
        )}
        <ul className="grid gap-3 sm:grid-cols-2">
          {offered.map(({ fleet, name }) => (
            <li key={`${name} ${writeFleet(fleet)}`}>
              <FleetCard
                name={name}
                fleet={fleet}
                view={view}
                limits={limits}
                onTake={() => picking.give(writeFleet(fleet))}
              />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** What the question itself offers, by the names that are known. */
function useReady(question: Asked<StarshipBattles>): readonly Offered[] {
  const texts = useTexts(...NAMESPACES);
  return question.answers.map(({ id }) => {
    const ready = READY_FLEETS.find(({ fleet }) => writeFleet(fleet) === id);
    const name =
      ready === undefined
        ? texts.t('starship-battles-board:fleet.example')
        : texts.t(`starship-battles:fleet.${ready.id}`);
    return { fleet: ready?.fleet ?? (readFleet(id) as Fleet), name };
  });
}

/** Lists that were kept in the builder and are legal here. */
function useMine(limits: FleetLimits, faction: Fleet['faction']): readonly Offered[] {
  return useSavedLists(GAME).flatMap(({ link, name }) => {
    const read = fleetFromLink(link);
    if (!read.ok || read.value.fleet.faction !== faction) return [];
    const { fleet, problems } = reviewFleet(read.value.fleet, limits);
    return problems.length > 0 ? [] : [{ fleet, name }];
  });
}

/** Partners see each other's lists, and may not repeat a Unique ship. */
function limitsFor(view: View, seat: number): FleetLimits {
  const partner = view.setup.players === 4 ? view.seats[(seat + 2) % 4] : undefined;
  const known = partner?.fleet;
  const faction = view.seats[seat]?.faction ?? 'light';
  return limitsOf(
    view.setup,
    known === undefined || known === 'hidden' ? undefined : { faction, ships: known },
  );
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
        {texts.t('starship-battles-board:fleet.load')}
      </Button>
    </>
  );
}

interface FleetCardProps extends Offered {
  readonly view: View;
  readonly limits: FleetLimits;
  readonly onTake: () => void;
}

/** A list in pictures, with its points and the button that takes it. */
function FleetCard(props: FleetCardProps): JSX.Element {
  const { name, fleet, view, limits, onTake } = props;
  const texts = useTexts(...NAMESPACES);
  const cards = cardsIn(view.setup);
  const points = pointsOf(fleet, limits.cards);
  const ships = fleet.ships.toSorted(
    (one, other) => (cards.get(one.ship)?.class ?? 4) - (cards.get(other.ship)?.class ?? 4),
  );
  return (
    <article className="flex h-full flex-col gap-2 rounded-md border border-line bg-panel p-3">
      <h3 className="flex items-baseline justify-between gap-3 text-base">
        <span className="min-w-0">{name}</span>
        <span className="condensed shrink-0 text-sm font-normal text-quiet">
          {texts.t('starship-battles-board:fleet.points', { count: points })}
        </span>
      </h3>
      <ul className="flex grow flex-col gap-0.5 text-sm">
        {ships.map(({ ship, count }) => {
          const card = cards.get(ship);
          return (
            <li key={ship} className="flex items-center gap-2 leading-tight">
              <ArtSvg size={22} className="shrink-0">
                <ShipArt id={ship} faction={fleet.faction} />
              </ArtSvg>
              <span className="min-w-0 grow truncate">
                {card === undefined ? ship : nameOfCard(texts, card)}
              </span>
              {count > 1 && <span className="condensed text-quiet">×{count}</span>}
            </li>
          );
        })}
      </ul>
      <Button variant="ask" data-option data-fleet onClick={onTake}>
        {texts.t('starship-battles-board:fleet.take')}
      </Button>
    </article>
  );
}
