import { type DiceToken, type Face, readAnswer } from '@parsecs/xwing/words';
import { type JSX, useState } from 'react';
import type { DieState } from '../../art/dice/index.ts';
import { ArtSvg } from '../../art/kit/index.ts';
import { ActionMark, TokenArt, type TokenKind } from '../../art/xwing/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { Button } from '../../shell/ui/button.tsx';
import { idOf, type Part } from '../contract.ts';
import { answerWith, type DiceChoice, type DiceEffect, mayGrowTo } from './dice-choice.ts';
import type { ShownAttack } from './moment.ts';
import { SPEND_FOCUS } from './parts.ts';
import { NAMESPACES, nameOfUse } from './words.ts';

export interface DiceTouch {
  readonly stateOf: (place: number) => DieState;
  readonly touch: (place: number) => void;
  /** Takes up or lays down what changes dice of one's choice. */
  readonly take: (effect: DiceEffect) => void;
  readonly chooseNone: (() => void) | undefined;
}

interface Chosen {
  readonly key: string;
  readonly places: readonly number[];
}

const NOTHING: readonly number[] = [];

/** Which dice are chosen for what: a touch takes up what fits, further touches add or let go. */
export function useDiceTouch(attack: ShownAttack, choice: DiceChoice | undefined): DiceTouch {
  const [chosen, setChosen] = useState<Chosen>();
  const active = choice?.active;
  const keyOf = (effect: DiceEffect): string => `${choice?.ask}/${effect.part}`;
  const places = active !== undefined && chosen?.key === keyOf(active) ? chosen.places : NOTHING;
  const faces: readonly Face[] = choice?.pool === 'defence' ? attack.defence : attack.attack;
  const facesAt = (at: readonly number[]): readonly Face[] =>
    at.flatMap((place) => faces[place] ?? []);
  const isFixed = (place: number): boolean =>
    choice?.pool === 'attack' && attack.fixed[place] === true;
  const show = (owner: DiceEffect, next: readonly number[]): void => {
    setChosen({ key: keyOf(owner), places: next });
    choice?.picking.propose(answerWith(owner, facesAt(next)));
  };
  const touch = (place: number): void => {
    if (choice === undefined) return;
    const face = faces[place];
    if (face === undefined) return;
    if (active !== undefined) {
      const isIn = places.includes(place);
      show(active, isIn ? places.filter((own) => own !== place) : [...places, place]);
      return;
    }
    if (face === 'focus' && choice.hasFocus) {
      choice.picking.pick(SPEND_FOCUS);
      return;
    }
    const effect = choice.effects.find((own) => mayGrowTo(own, [face]));
    if (effect === undefined) return;
    choice.picking.pick(effect.part);
    show(effect, [place]);
  };
  const stateOf = (place: number): DieState => {
    const face = faces[place];
    if (choice === undefined || face === undefined) return 'plain';
    if (places.includes(place)) return 'chosen';
    if (choice.picking.chosen.includes(SPEND_FOCUS)) return face === 'focus' ? 'chosen' : 'plain';
    if (isFixed(place)) return 'plain';
    if (active !== undefined) {
      return mayGrowTo(active, [...facesAt(places), face]) ? 'open' : 'plain';
    }
    const isOpen =
      (face === 'focus' && choice.hasFocus) || choice.effects.some((own) => mayGrowTo(own, [face]));
    return isOpen ? 'open' : 'plain';
  };
  const none = active && answerWith(active, []);
  return {
    stateOf,
    touch,
    take: (effect) => {
      if (choice === undefined) return;
      choice.picking.pick(effect.part);
      if (effect !== active) show(effect, usualDice(faces, effect, choice.hasFocus, isFixed));
    },
    chooseNone: none === undefined || active === undefined ? undefined : () => show(active, []),
  };
}

/** What nobody would leave lying: blanks, and focus results that no token can change. */
function usualDice(
  faces: readonly Face[],
  effect: DiceEffect,
  hasFocus: boolean,
  isFixed: (place: number) => boolean,
): readonly number[] {
  const wanted = hasFocus ? ['blank'] : ['blank', 'focus'];
  const usual: number[] = [];
  faces.forEach((face, place) => {
    const grown = [...usual.flatMap((own) => faces[own] ?? []), face];
    if (wanted.includes(face) && !isFixed(place) && mayGrowTo(effect, grown)) usual.push(place);
  });
  return usual;
}

interface DiceEffectsProps {
  readonly choice: DiceChoice;
  readonly touching: DiceTouch;
}

/** Tokens and cards that may be used on the dice, to be touched like them. */
export function DiceEffects(props: DiceEffectsProps): JSX.Element {
  const { choice, touching } = props;
  const texts = useTexts(...NAMESPACES);
  const { picking, active } = choice;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {choice.means.map((part) => {
        const effect = choice.effects.find((own) => own.part === part);
        return (
          <MeansButton
            key={part}
            part={part}
            label={nameOfMeans(texts, part)}
            isChosen={picking.chosen.includes(part)}
            onClick={() => (effect === undefined ? picking.pick(part) : touching.take(effect))}
          />
        );
      })}
      {active !== undefined && (
        <p className="text-xs text-quiet">{texts.t('xwing-board:dice.touch')}</p>
      )}
      {touching.chooseNone !== undefined && (
        <Button variant="bare" onClick={touching.chooseNone}>
          {texts.t('xwing-board:dice.none')}
        </Button>
      )}
    </div>
  );
}

const ART: Readonly<Record<DiceToken, TokenKind>> = {
  focus: 'focus',
  evade: 'evade',
  'target-lock': 'lock-blue',
};

/** The token that is spent; nothing for a card. */
function tokenOf(part: Part): DiceToken | undefined {
  const answer = readAnswer(idOf(part));
  if (answer?.kind === 'spend-lock') return 'target-lock';
  if (answer?.kind !== 'word') return undefined;
  return answer.word === 'spend-evade' ? 'evade' : 'focus';
}

function nameOfMeans(texts: ReturnType<typeof useTexts>, part: Part): string {
  const token = tokenOf(part);
  return token === undefined
    ? (nameOfUse(texts, part) ?? '')
    : texts.t(`xwing:action.${token}.name`);
}

interface MeansButtonProps {
  readonly part: Part;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onClick: () => void;
}

function MeansButton(props: MeansButtonProps): JSX.Element {
  const { part, label, isChosen, onClick } = props;
  const token = tokenOf(part);
  return (
    <button
      type="button"
      data-option
      data-means={idOf(part)}
      data-offers={part}
      aria-pressed={isChosen}
      className={`flex min-h-touch items-center gap-1.5 rounded-md border px-2 text-left text-xs leading-tight font-semibold ${
        isChosen
          ? 'border-ask bg-raised shadow-[0_0_0_1px_var(--color-ask)]'
          : 'border-ask-ink bg-raised/60 hover:bg-raised'
      }`}
      onClick={onClick}
    >
      <ArtSvg size={24} className="shrink-0 text-info-ink">
        {token === undefined ? <ActionMark action="card" /> : <TokenArt kind={ART[token]} />}
      </ArtSvg>
      {label}
    </button>
  );
}
