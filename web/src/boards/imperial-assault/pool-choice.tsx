import type { Die, ImperialAssault, View } from '@parsecs/imperial-assault';
import type { Asked } from '@parsecs/table';
import type { JSX } from 'react';
import { DieFace } from '../../art/dice/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { idOf, isKind, type Part, type Picking } from '../contract.ts';
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
        if (part === undefined || !isKind(part, 'pool')) return null;
        const dice = idOf(part).split('+') as Die[];
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

/** Whose ability rerolls, where there are several. */
export function RerollChoice(props: ChoiceProps & { readonly view: View }): JSX.Element | null {
  const { question, picking, onPick, view } = props;
  const texts = useTexts(...NAMESPACES);
  const parts = new Set(
    question.answers.flatMap((answer) =>
      partsOf(question, answer).filter((part) => isKind(part, 'rerolling')),
    ),
  );
  if (parts.size < 2) return null;
  return (
    <div className="flex flex-wrap gap-1.5">
      {[...parts].map((part) => {
        const [ability = '', figure = ''] = idOf(part).split(':');
        const isChosen = picking.chosen.includes(part);
        const isOpen = picking.open.has(part);
        return (
          <button
            key={part}
            type="button"
            className={`${CHIP} text-xs ${isChosen ? CHOSEN : isOpen ? OPEN : 'border-line opacity-60'}`}
            aria-pressed={isChosen}
            data-option
            onClick={() => onPick(part)}
          >
            {nameOfAbility(texts, ability)} · {nameOfTarget(texts, view, figure)}
          </button>
        );
      })}
    </div>
  );
}
