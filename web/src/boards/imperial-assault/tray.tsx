import {
  type Answer,
  type GroupView,
  type ImperialAssault,
  isActing,
  type View,
} from '@parsecs/imperial-assault';
import { describeAnswer, describeAnswerHint } from '@parsecs/lang';
import type { Asked } from '@parsecs/table';
import type { JSX } from 'react';
import { Icon } from '../../art/emblems.tsx';
import { ConditionMark, TimingMark } from '../../art/imperial-assault/index.ts';
import { ArtSvg } from '../../art/kit/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { TrayChip } from '../battle-kit/tray-chip.tsx';
import { isKind, type Part, partOf, type TrayProps } from '../contract.ts';
import { CommandFace } from './command-face.tsx';
import { Bust } from './figure-piece.tsx';
import { partsOf } from './parts.ts';
import { HealthBar, StateMark } from './rail-marks.tsx';
import { knownOf, NAMESPACES, nameOfCommand, nameOfGroup } from './words.ts';

/** No number key picks it. */
const NO_KEY = 10;

/** What can be done now without looking for it on the board: actions, groups, Command cards. */
export function Tray(props: TrayProps<ImperialAssault>): JSX.Element {
  const { view, viewer, question } = props;
  const texts = useTexts(...NAMESPACES);
  const cards = viewer === 'spectator' ? [] : (view.seats[viewer]?.cards ?? []);
  const isEmpty = cards.length === 0 && !showsGroups(view) && !isActing(question?.kind);
  return (
    <div
      role="group"
      aria-label={texts.t('imperial-assault-board:tray.label')}
      className="flex h-full min-w-0 gap-2 overflow-x-auto px-3 py-2 justify-center-safe"
    >
      {question !== undefined && isActing(question.kind) && (
        <Actions {...props} question={question} />
      )}
      {showsGroups(view) && <Groups {...props} />}
      <Cards {...props} />
      {isEmpty && (
        <p className="m-auto text-sm text-quiet">{texts.t('imperial-assault-board:tray.empty')}</p>
      )}
    </div>
  );
}

function showsGroups({ question }: View): boolean {
  return question === 'activate' || question === 'mark';
}

function ownGroups(view: View, viewer: View['viewer']): readonly GroupView[] {
  return view.groups.filter(({ owner, state }) => owner === viewer && state !== 'defeated');
}

/** The order of the number keys. */
export function trayParts(view: View, viewer: View['viewer']): readonly Part[] {
  const cards = viewer === 'spectator' ? [] : (view.seats[viewer]?.cards ?? []);
  const groups = showsGroups(view) ? ownGroups(view, viewer) : [];
  return [
    ...groups.map(({ id }) => partOf('group', id)),
    ...new Set(cards.map((card) => partOf('card', card))),
  ];
}

const ACTION_WIDTHS = { small: 'w-[84px]', large: 'w-[116px]' } as const;

/** What the active figure may do, apart from walking and attacking. */
function Actions(
  props: TrayProps<ImperialAssault> & { readonly question: Asked<ImperialAssault> },
): JSX.Element {
  const { now, people, question, picking, compact, onPick } = props;
  const texts = useTexts(...NAMESPACES);
  return (
    <>
      {question.answers.map((answer) => {
        const [part] = partsOf(question, answer);
        if (part === undefined || !isKind(part, 'action')) return null;
        const told = [answer.id, question, now, people, knownOf(now)] as const;
        const words = describeAnswer(texts, 'imperial-assault', ...told);
        const hint = describeAnswerHint(texts, 'imperial-assault', ...told);
        return (
          <TrayChip
            key={answer.id}
            part={part}
            label={hint === '' ? words : `${words}. ${hint}`}
            shortcut={NO_KEY}
            picking={picking}
            width={ACTION_WIDTHS[compact ? 'small' : 'large']}
            onPick={onPick}
          >
            <ActionMark answer={answer} />
            <span
              className={`line-clamp-3 leading-tight font-semibold ${compact ? 'condensed text-sm' : 'text-xs'}`}
            >
              {words}
            </span>
          </TrayChip>
        );
      })}
    </>
  );
}

function ActionMark(props: { readonly answer: Answer }): JSX.Element {
  const { answer } = props;
  if (answer.kind === 'shed') {
    return (
      <ArtSvg size={24} className="text-confirm-ink">
        <ConditionMark condition={answer.condition} />
      </ArtSvg>
    );
  }
  if (answer.kind === 'special') {
    return (
      <ArtSvg size={24} className="text-info-ink">
        <TimingMark timing="special-action" />
      </ArtSvg>
    );
  }
  return (
    <span className="text-info-ink">
      <Icon name={answer.kind === 'move' ? 'step-forward' : 'hand'} size={24} />
    </span>
  );
}

function Groups(props: TrayProps<ImperialAssault>): JSX.Element {
  const { view, viewer, picking, compact, onPick, onInspect } = props;
  const texts = useTexts(...NAMESPACES);
  return (
    <>
      {ownGroups(view, viewer).map((group, index) => {
        const figures = view.figures.filter(
          ({ group: own, at }) => own === group.id && at.length > 0,
        );
        return (
          <TrayChip
            key={group.id}
            part={partOf('group', group.id)}
            label={`${nameOfGroup(texts, group)}, ${texts.t(`imperial-assault:group-state.${group.state}`)}`}
            shortcut={index + 1}
            picking={picking}
            width={compact ? 'w-[92px]' : 'w-[112px]'}
            onPick={onPick}
            onLook={() => onInspect(partOf('group', group.id))}
          >
            <span className="flex items-center gap-1">
              <ArtSvg size={compact ? 30 : 44} className="shrink-0">
                <Bust id={group.card} />
              </ArtSvg>
              <StateMark state={group.state} />
            </span>
            <span className={`truncate text-xs font-semibold ${compact ? 'condensed' : ''}`}>
              {nameOfGroup(texts, group)}
            </span>
            <span className="flex flex-col gap-0.5">
              {figures.map(({ id, damage, health }) => (
                <HealthBar key={id} damage={damage} health={health} />
              ))}
            </span>
          </TrayChip>
        );
      })}
    </>
  );
}

function Cards(props: TrayProps<ImperialAssault>): JSX.Element {
  const { view, viewer, picking, compact, onPick, onInspect } = props;
  const texts = useTexts(...NAMESPACES);
  const cards = viewer === 'spectator' ? [] : (view.seats[viewer]?.cards ?? []);
  const first = showsGroups(view) ? ownGroups(view, viewer).length : 0;
  return (
    <>
      {[...new Set(cards)].map((card, index) => {
        const count = cards.filter((other) => other === card).length;
        const part = partOf('card', card);
        return (
          <TrayChip
            key={card}
            part={part}
            label={nameOfCommand(texts, card)}
            shortcut={first + index + 1}
            picking={picking}
            width={compact ? 'w-[104px]' : 'w-[132px]'}
            onPick={onPick}
            onLook={() => onInspect(part)}
          >
            <CommandFace card={card} isSmall={compact} />
            {count > 1 && <span className="condensed text-xs text-quiet">×{count}</span>}
          </TrayChip>
        );
      })}
    </>
  );
}
