import {
  ARMIES,
  ARMY_IDS,
  type Army,
  armyFromLink,
  costOfArmy,
  type ImperialAssault,
  randomArmy,
  reviewArmy,
} from '@parsecs/imperial-assault';
import { writeAnswer } from '@parsecs/imperial-assault/words';
import { type Problem, seededChance } from '@parsecs/kernel';
import { describeProblem } from '@parsecs/lang';
import type { Asked } from '@parsecs/table';
import { type JSX, useState } from 'react';
import { ArtSvg } from '../../art/kit/index.ts';
import { armyFromFile } from '../../builder/imperial-assault/army-file.ts';
import { useSavedLists } from '../../builder/saved-lists.ts';
import { randomHex } from '../../shell/storage.ts';
import { useTexts } from '../../shell/texts.tsx';
import type { Picking } from '../contract.ts';
import { ListCard, ListChoice, readJson } from '../kit/list-choice.tsx';
import { cardOf } from './cards.ts';
import { Bust } from './figure-piece.tsx';
import { NAMESPACES, nameOfCard } from './words.ts';

interface Offered {
  readonly army: Army;
  readonly name: string;
}

export interface ArmyChoiceProps {
  readonly question: Asked<ImperialAssault>;
  readonly picking: Picking;
}

const SEED_BYTES = 8;

/** IA-020: armies that may be taken in secret. */
export function ArmyChoice({ question, picking }: ArmyChoiceProps): JSX.Element {
  const texts = useTexts(...NAMESPACES);
  const [own, setOwn] = useState<readonly Offered[]>([]);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const offered = [...own, ...useMine(), ...useReady(question)];
  const bring = (army: Army, name: string): void => {
    const { problems: found } = reviewArmy(army);
    setProblems(found);
    if (found.length === 0) {
      setOwn((old) => [{ army, name }, ...old.filter((other) => other.name !== name)]);
    }
  };
  const load = async (file: File): Promise<void> => {
    const read = armyFromFile(await readJson(file));
    if (read.ok) bring(read.value.list, read.value.name === '' ? file.name : read.value.name);
    else setProblems(read.problems);
  };
  const random = texts.t('imperial-assault-board:new.army-random');
  return (
    <ListChoice
      title={texts.t('imperial-assault-board:army.title')}
      text={texts.t('imperial-assault-board:army.text')}
      random={random}
      load={texts.t('imperial-assault-board:army.load')}
      faults={problems.map((problem) => describeProblem(texts, 'imperial-assault', problem))}
      onRandom={() => bring(randomArmy(seededChance(randomHex(SEED_BYTES))), random)}
      onFile={(file) => void load(file)}
    >
      {offered.map(({ army, name }) => {
        const id = writeAnswer({ kind: 'army', ...army });
        return (
          <li key={`${name} ${id}`}>
            <ArmyCard name={name} army={army} onTake={() => picking.give(id)} />
          </li>
        );
      })}
    </ListChoice>
  );
}

/** What the question itself offers: the ready-made armies. */
function useReady(question: Asked<ImperialAssault>): readonly Offered[] {
  const texts = useTexts(...NAMESPACES);
  const offered = new Set(question.answers.map(({ id }) => id));
  return ARMY_IDS.flatMap((id): readonly Offered[] => {
    const army = ARMIES[id];
    if (!offered.has(writeAnswer({ kind: 'army', ...army }))) return [];
    return [{ army, name: texts.t(`imperial-assault:army.${id}.name`) }];
  });
}

/** Lists that were kept in the builder and are legal. */
function useMine(): readonly Offered[] {
  return useSavedLists('imperial-assault').flatMap(({ link, name }): readonly Offered[] => {
    const read = armyFromLink(link);
    if (!read.ok || reviewArmy(read.value.army).problems.length > 0) return [];
    return [{ army: read.value.army, name }];
  });
}

function ArmyCard(props: Offered & { readonly onTake: () => void }): JSX.Element {
  const { name, army, onTake } = props;
  const texts = useTexts(...NAMESPACES);
  return (
    <ListCard
      name={name}
      points={texts.t('builder:points', { count: costOfArmy(army.deployments) })}
      take={texts.t('imperial-assault-board:army.take')}
      onTake={onTake}
    >
      {army.deployments.map((card, index) => (
        // Two copies of a card are alike.
        <li key={`${card}-${index}`} className="flex items-center gap-2 leading-tight">
          {cardOf({ card }) !== undefined && (
            <ArtSvg size={26} className="shrink-0">
              <Bust id={card} />
            </ArtSvg>
          )}
          <span className="min-w-0 grow">{nameOfCard(texts, card)}</span>
        </li>
      ))}
    </ListCard>
  );
}
