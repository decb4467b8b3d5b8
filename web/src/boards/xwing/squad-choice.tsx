import type { Problem, Refusal } from '@parsecs/kernel';
import { cardTitle, describePlace, describeProblem, type People } from '@parsecs/lang';
import type { Asked } from '@parsecs/table';
import {
  readySquadIn,
  type Squad,
  squadFromLink,
  squadPoints,
  squadToLink,
  type View,
  type XWing,
} from '@parsecs/xwing';
import { writeAnswer } from '@parsecs/xwing/words';
import { type JSX, useState } from 'react';
import { useSavedLists } from '../../builder/saved-lists.ts';
import { takeSquadFile } from '../../builder/xwing/squad-file.ts';
import { randomHex } from '../../shell/storage.ts';
import { useTexts } from '../../shell/texts.tsx';
import type { Picking } from '../contract.ts';
import { ListCard, ListChoice, readJson } from '../kit/list-choice.tsx';
import { drawSquad, refusalOf } from './moment.ts';
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

/** Squads that may be taken in secret. */
export function SquadChoice(props: SquadChoiceProps): JSX.Element {
  const { view, question, picking, people } = props;
  const texts = useTexts(...NAMESPACES, 'builder');
  const [own, setOwn] = useState<readonly Offered[]>([]);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  const { points } = view.setup;
  const offered = [...own, ...useMine(view, question), ...useReady(question)];
  const refused = (squad: Squad): Refusal | undefined =>
    refusalOf(view, question.seat, writeAnswer({ kind: 'squad', squad }));
  const bring = (squad: Squad, name: string): void => {
    const fault = refused(squad);
    setRefusal(fault);
    if (fault === undefined) {
      setOwn((old) => [{ squad, name }, ...old.filter((other) => other.name !== name)]);
    }
  };
  const load = async (file: File): Promise<void> => {
    const { squad, leftOut, warnings } = takeSquadFile(await readJson(file));
    setProblems([...leftOut, ...warnings]);
    setRefusal(undefined);
    if (squad !== undefined) bring(squad, squad.name ?? file.name);
  };
  const draw = (): void => {
    setProblems([]);
    const squad = drawSquad(view, question.seat, randomHex(8));
    if (squad !== undefined) bring(squad, texts.t('xwing-board:squad.random'));
  };
  const faults = problems.map((problem) => {
    const path = describePlace(texts, GAME, problem.path);
    return describeProblem(texts, GAME, { ...problem, path });
  });
  return (
    <ListChoice
      title={texts.t('xwing-board:squad.title')}
      text={
        points === 'free'
          ? texts.t('xwing-board:squad.text-free')
          : texts.t('xwing-board:squad.text', { count: points })
      }
      random={texts.t('xwing-board:squad.random')}
      load={texts.t('xwing-board:squad.load')}
      faults={refusal === undefined ? faults : [...faults, tellRefusal(texts, refusal, people)]}
      onRandom={draw}
      onFile={(file) => void load(file)}
    >
      {offered.map(({ squad, name }) => (
        <li key={`${name} ${squadToLink(squad)}`}>
          <SquadCard
            name={name}
            squad={squad}
            onTake={() => picking.give(writeAnswer({ kind: 'squad', squad }))}
          />
        </li>
      ))}
    </ListChoice>
  );
}

/** What the question itself offers, by the names that are known. */
function useReady(question: Asked<XWing>): readonly Offered[] {
  const texts = useTexts(...NAMESPACES);
  return question.answers.flatMap((answer): readonly Offered[] => {
    if (answer.kind !== 'squad') return [];
    const { squad } = answer;
    const ready = readySquadIn(squad);
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
    const isLegal =
      refusalOf(view, question.seat, writeAnswer({ kind: 'squad', squad })) === undefined;
    return isLegal ? [{ squad, name }] : [];
  });
}

function SquadCard(props: Offered & { readonly onTake: () => void }): JSX.Element {
  const { name, squad, onTake } = props;
  const texts = useTexts(...NAMESPACES);
  return (
    <ListCard
      name={name}
      points={texts.t('xwing-board:squad.points', { count: squadPoints(squad) })}
      take={texts.t('xwing-board:squad.take')}
      onTake={onTake}
    >
      {squad.ships.map(({ pilot, upgrades }, index) => (
        // Two ships of a squad may be alike.
        <li key={`${pilot}-${index}`} className="flex items-center gap-2 leading-tight">
          <ShipPicture type={typeOf({ pilot })} size={26} />
          <span className="min-w-0 grow">
            {cardTitle(texts, 'pilot', pilot)}
            {upgrades.length > 0 && (
              <span className="block text-xs text-quiet">
                {upgrades.map((id) => cardTitle(texts, 'upgrade', id)).join(', ')}
              </span>
            )}
          </span>
        </li>
      ))}
    </ListCard>
  );
}
