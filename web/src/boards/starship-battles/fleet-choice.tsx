import type { Problem } from '@parsecs/kernel';
import { seededChance } from '@parsecs/kernel';
import { describeProblem, type People } from '@parsecs/lang';
import {
  cardsOf,
  type Fleet,
  type FleetLimits,
  limitsOf,
  pointsOf,
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
import { randomHex } from '../../shell/storage.ts';
import { useTexts } from '../../shell/texts.tsx';
import { Button } from '../../shell/ui/button.tsx';
import { FileInput } from '../../shell/ui/file-input.tsx';
import type { Picking } from '../contract.ts';
import { cardsIn } from './cards.ts';
import { NAMESPACES, nameOfCard } from './words.ts';

export interface FleetChoiceProps {
  readonly view: View;
  readonly question: Asked<StarshipBattles>;
  readonly picking: Picking;
  readonly people: People;
}

/** While fleets are built there is nothing on the map: the choice stands in its place. */
export function FleetChoice(props: FleetChoiceProps): JSX.Element | null {
  const { view, question, picking } = props;
  const texts = useTexts(...NAMESPACES);
  const [own, setOwn] = useState<Fleet>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  if (question.kind !== 'fleet') return null;
  const limits = limitsFor(view, question.seat);
  const faction = view.seats[question.seat]?.faction ?? 'light';
  const load = async (file: File): Promise<void> => {
    const review = reviewFleet(await readJson(file), limits);
    setProblems(review.problems);
    if (review.problems.length === 0) setOwn(review.fleet);
  };
  const ready = question.answers.map(({ id }) => readFleet(id) as Fleet);
  return (
    <div className="absolute inset-0 overflow-y-auto bg-space/85 p-3 sm:p-6">
      <section
        aria-label={texts.t('starship-battles-board:fleet.title')}
        className="mx-auto flex max-w-3xl flex-col gap-3"
      >
        <h2 className="text-lg">{texts.t('starship-battles-board:fleet.title')}</h2>
        <p className="text-sm text-quiet">
          {texts.t('starship-battles-board:fleet.text', { points: limits.points })}
        </p>
        <ul className="grid gap-3 sm:grid-cols-2">
          {[...(own === undefined ? [] : [own]), ...ready].map((fleet) => (
            <li key={writeFleet(fleet)}>
              <FleetCard fleet={fleet} view={view} onTake={() => picking.give(writeFleet(fleet))} />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setOwn(randomFleet(faction, limits, seededChance(randomHex(8))))}>
            <Icon name="dice" />
            {texts.t('starship-battles-board:fleet.random')}
          </Button>
          <LoadButton onFile={(file) => void load(file)} />
        </div>
        {problems.length > 0 && (
          <ul role="alert" className="rounded-md border border-danger-ink/60 p-3 text-sm">
            {problems.map((problem) => (
              <li key={`${problem.path} ${problem.cause}`}>
                {describeProblem(texts, 'starship-battles', problem)}
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
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

interface FleetCardProps {
  readonly fleet: Fleet;
  readonly view: View;
  readonly onTake: () => void;
}

/** A list in pictures, with its points and the button that takes it. */
function FleetCard(props: FleetCardProps): JSX.Element {
  const { fleet, view, onTake } = props;
  const texts = useTexts(...NAMESPACES);
  const cards = cardsIn(view.setup);
  const points = pointsOf(fleet, cardsOf(view.setup));
  return (
    <article className="flex h-full flex-col gap-2 rounded-md border border-line bg-panel p-3">
      <p className="condensed text-base">
        {texts.t('starship-battles-board:fleet.points', { count: points })}
      </p>
      <ul className="flex grow flex-col gap-0.5 text-sm">
        {fleet.ships.map(({ ship, count }) => {
          const card = cards.get(ship);
          return (
            <li key={ship} className="flex items-center gap-2">
              <ArtSvg size={26} className="shrink-0">
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
      <Button variant="ask" data-option onClick={onTake}>
        {texts.t('starship-battles-board:fleet.take')}
      </Button>
    </article>
  );
}
