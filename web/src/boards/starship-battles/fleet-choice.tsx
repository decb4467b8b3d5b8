import type { Problem } from '@parsecs/kernel';
import { seededChance } from '@parsecs/kernel';
import { describeProblem } from '@parsecs/lang';
import {
  type Fleet,
  type FleetLimits,
  fleetFromLink,
  isSameFleet,
  limitsOf,
  partnerOf,
  pointsOf,
  READY_FLEETS,
  randomFleet,
  reviewFleet,
  type StarshipBattles,
  type View,
  writeAnswer,
} from '@parsecs/starship-battles';
import type { Asked } from '@parsecs/table';
import { type JSX, useState } from 'react';
import { ArtSvg } from '../../art/kit/index.ts';
import { ShipArt } from '../../art/starship-battles/index.ts';
import { useSavedLists } from '../../builder/saved-lists.ts';
import { randomHex } from '../../shell/storage.ts';
import { useTexts } from '../../shell/texts.tsx';
import { ListCard, ListChoice, readJson } from '../battle-kit/list-choice.tsx';
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

/** Fleets that may be taken while they are built. */
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
    <ListChoice
      title={texts.t('starship-battles-board:fleet.title')}
      text={
        limits.points === 0
          ? texts.t('starship-battles-board:fleet.text-free')
          : texts.t('starship-battles-board:fleet.text', { points: limits.points })
      }
      random={texts.t('starship-battles-board:fleet.random')}
      load={texts.t('starship-battles-board:fleet.load')}
      faults={problems.map((problem) => describeProblem(texts, GAME, problem))}
      onRandom={draw}
      onFile={(file) => void load(file)}
    >
      {offered.map(({ fleet, name }) => (
        <li key={`${name} ${answerOf(fleet)}`}>
          <FleetCard
            name={name}
            fleet={fleet}
            view={view}
            limits={limits}
            onTake={() => picking.give(answerOf(fleet))}
          />
        </li>
      ))}
    </ListChoice>
  );
}

function answerOf({ faction, ships }: Fleet): string {
  return writeAnswer({ kind: 'fleet', faction, ships });
}

/** What the question itself offers, by the names that are known. */
function useReady(question: Asked<StarshipBattles>): readonly Offered[] {
  const texts = useTexts(...NAMESPACES);
  return question.answers.flatMap((answer) => {
    if (answer.kind !== 'fleet') return [];
    const ready = READY_FLEETS.find(({ fleet }) => isSameFleet(fleet, answer));
    const name =
      ready === undefined
        ? texts.t('starship-battles-board:fleet.example')
        : texts.t(`starship-battles:fleet.${ready.id}`);
    return [{ fleet: answer, name }];
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
  const partner = partnerOf(view.setup, seat);
  const known = partner === undefined ? undefined : view.seats[partner]?.fleet;
  const faction = view.seats[seat]?.faction ?? 'light';
  return limitsOf(
    view.setup,
    known === undefined || known === 'hidden' ? undefined : { faction, ships: known },
  );
}

interface FleetCardProps extends Offered {
  readonly view: View;
  readonly limits: FleetLimits;
  readonly onTake: () => void;
}

function FleetCard(props: FleetCardProps): JSX.Element {
  const { name, fleet, view, limits, onTake } = props;
  const texts = useTexts(...NAMESPACES);
  const cards = cardsIn(view.setup);
  const points = pointsOf(fleet, limits.cards);
  const ships = fleet.ships.toSorted(
    (one, other) => (cards.get(one.ship)?.class ?? 4) - (cards.get(other.ship)?.class ?? 4),
  );
  return (
    <ListCard
      name={name}
      points={texts.t('starship-battles-board:fleet.points', { count: points })}
      take={texts.t('starship-battles-board:fleet.take')}
      onTake={onTake}
    >
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
    </ListCard>
  );
}
