import type { Problem } from '@parsecs/kernel';
import { type JSX, useId, useState } from 'react';
import { Icon } from '../art/emblems.tsx';
import { IconButton } from '../shell/ui/button.tsx';
import { Amount } from './amount.tsx';
import { useBuilder } from './builder-model.ts';
import { CardName } from './card-name.tsx';
import { type Candidate, isSameProblem } from './look.ts';
import { sayProblem } from './problem-words.ts';

interface CardRowProps {
  readonly candidate: Candidate;
  /** Problems that were told of all cards already. */
  readonly said: readonly Problem[];
  readonly isChosen: boolean;
  readonly onAdd: () => void;
}

/** A card of the catalogue. Pressing its name shows all of it; what does not fit says why, in full when open. */
export function CardRow({ candidate, said, isChosen, onAdd }: CardRowProps): JSX.Element {
  const { card, wrong, entry } = candidate;
  const builder = useBuilder();
  const { editor, texts, words } = builder;
  const { box, look, act } = editor;
  const { Picture, Glance, Face } = box;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const name = words.name(card);
  const isFitting = wrong.length === 0;
  const own = wrong.filter((problem) => !said.some((other) => isSameProblem(problem, other)));
  return (
    <li
      className={`rounded-md border ${isChosen ? 'border-info-ink' : 'border-line'} ${
        isFitting ? 'bg-panel/80' : 'border-dashed bg-panel/40'
      }`}
    >
      <div className="flex items-center">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-15 min-w-0 grow items-center gap-3 rounded-md py-1.5 pl-3 pr-1 text-left hover:bg-raised/70"
        >
          <span className={isFitting ? '' : 'opacity-55'}>
            <Picture card={card} />
          </span>
          <span className="min-w-0 grow">
            <span className={`block leading-tight ${isFitting ? '' : 'text-quiet'}`}>
              <CardName card={card} />
            </span>
            <span className="mt-0.5 flex flex-wrap items-center gap-x-3 text-xs text-quiet">
              <Glance card={card} />
            </span>
          </span>
          <span className="condensed shrink-0 text-lg">
            <span className="sr-only">{texts.t('builder:cost')} </span>
            {box.costOf(card, look.terms)}
          </span>
        </button>
        {entry === undefined ? (
          <IconButton
            label={texts.t(isChosen ? 'builder:chosen' : 'builder:add-card', { name })}
            disabled={isChosen}
            className="mx-1 !text-info-ink"
            onClick={onAdd}
          >
            <Icon name={isChosen ? 'check' : 'plus'} />
          </IconButton>
        ) : (
          <Amount
            name={name}
            count={entry.count}
            onChange={(count) => (count > entry.count ? onAdd() : act.setCount(entry.id, count))}
          />
        )}
      </div>
      {own.length > 0 && (
        <ul className="flex flex-col gap-0.5 px-3 pb-2 text-xs text-ask-ink">
          {(isOpen ? own : own.slice(0, 1)).map((problem) => (
            <li key={problem.cause + problem.path} className="flex gap-1.5">
              <Icon name="warning" size={14} />
              <span>
                {texts.t('builder:if-added', { problem: sayProblem(builder, problem) })}
                {problem.rule !== undefined && <span className="condensed"> {problem.rule}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div id={id} hidden={!isOpen} className="border-t border-line p-3">
        {isOpen && <Face card={card} />}
      </div>
    </li>
  );
}
