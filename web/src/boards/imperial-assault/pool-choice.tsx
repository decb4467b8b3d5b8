import type { ImperialAssault, View } from '@parsecs/imperial-assault';
import type { People } from '@parsecs/lang';
import type { Asked } from '@parsecs/table';
import type { JSX } from 'react';
import { DieFace } from '../../art/dice/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import type { Part, Picking } from '../contract.ts';
import { partsOf } from './parts.ts';
import { NAMESPACES, nameOfAbility, nameOfTarget } from './words.ts';

interface ChoiceProps {
  readonly question: Asked<ImperialAssault>;
  readonly picking: Picking;
  readonly onPick: (part: Part) => void;
}

const BLANK = [0, 0, 0] as const;
const CHIP = 'flex min-h-touch items-center gap-0.5 rounded-md border px-1.5';
const CHOSEN = 'border-ask bg-raised shadow-[0_0_0_1px_var(--color-ask)]';
const OPEN = 'border-ask-ink bg-raised/70 hover:bg-raised';

/** Whoever picks his dice picks one of these pools. */
export function PoolChoice(props: ChoiceProps): JSX.Element {
  const { question, picking, onPick } = props;
  const texts = useTexts(...NAMESPACES);
  return (
    <div className="flex flex-wrap gap-1.5">
      {question.answers.map((answer) => {
        const [part] = partsOf(question, answer);
        if (part === undefined || answer.kind !== 'pool') return null;
        const { dice } = answer;
        const isChosen = picking.chosen.includes(part);
        const names = dice.map((die) => texts.t(`imperial-assault:die.${die}.name`));
        return (
          <button
            key={answer.id}
            type="button"
            className={`${CHIP} ${isChosen ? CHOSEN : OPEN}`}
            aria-label={names.join(', ')}
            aria-pressed={isChosen}
            data-option
            data-offers={part}
            onClick={() => onPick(part)}
          >
            {dice.map((die, index) => (
              <DieFace key={`${die}-${index}`} kind={die} face={BLANK} size={26} />
            ))}
          </button>
        );
      })}
    </div>
  );
}

interface RerollChoiceProps extends ChoiceProps {
  readonly view: View;
  readonly people: People;
}

/** Whose ability rerolls, where there are several. */
export function RerollChoice(props: RerollChoiceProps): JSX.Element | null {
  const { question, picking, onPick, view, people } = props;
  const texts = useTexts(...NAMESPACES);
  const uses = new Map(
    question.answers.flatMap((answer) => {
      const [part] = partsOf(question, answer);
      return part === undefined || answer.kind !== 'reroll' ? [] : [[part, answer] as const];
    }),
  );
  if (uses.size < 2) return null;
  return (
    <div className="flex flex-wrap gap-1.5">
      {[...uses].map(([part, { ability, figure }]) => {
        const isChosen = picking.chosen.includes(part);
        const isOpen = picking.open.has(part);
        return (
          <button
            key={part}
            type="button"
            className={`${CHIP} text-xs ${isChosen ? CHOSEN : isOpen ? OPEN : 'border-line opacity-60'}`}
            aria-pressed={isChosen}
            data-option
            data-offers={part}
            onClick={() => onPick(part)}
          >
            {nameOfAbility(texts, ability)} · {nameOfTarget(texts, view, figure, people)}
          </button>
        );
      })}
    </div>
  );
}
