import type { EventBase } from '@parsecs/kernel';
import {
  type AnyKey,
  describeAnswer,
  describeEvent,
  describeRefusal,
  type People,
  ruleTitle,
} from '@parsecs/lang';
import { type GameId, loadGame, type SeatSnapshot, type StoryItem } from '@parsecs/table';
import * as Radix from 'radix-ui/dialog';
import { type JSX, Suspense, use, useMemo, useState, useSyncExternalStore } from 'react';
import { Icon } from '../../art/emblems.tsx';
import type { BoardModule } from '../../boards/contract.ts';
import { Stage as BoardStage } from '../../boards/kit/stage.ts';
import { StageContext } from '../../boards/kit/use-stage.ts';
import { loadBoard } from '../../games/load-board.ts';
import { Animator } from '../../play/animator.ts';
import { BoardArea } from '../../play/board-area.tsx';
import { usePointing } from '../../play/use-pointing.ts';
import { isMotionOff } from '../../shell/appearance.ts';
import { type Texts, useTexts } from '../../shell/texts.tsx';
import { Button } from '../../shell/ui/button.tsx';
import { PanelHead } from '../../shell/ui/dialog.tsx';
import { Spinner } from '../../shell/ui/spinner.tsx';
import { RuleLink } from '../reference/rule-link.tsx';
import type { Example } from './scenarios.ts';
import { type Stage, stagesOf, type Tried } from './stages.ts';

export interface ShowDialogProps {
  readonly game: GameId;
  readonly rule: string;
  /** The worked examples that show it; at least one. */
  readonly examples: readonly Example[];
  readonly onClose: () => void;
}

/** A rule shown where it happens: its worked examples, played by the rules on the real board. */
export function ShowDialog(props: ShowDialogProps): JSX.Element {
  const { game, rule, examples, onClose } = props;
  const texts = useTexts('learn', `${game}-rules`);
  const [chosen, choose] = useState(0);
  const [address] = useState(location.hash);
  const example = examples[chosen];
  const title = `${texts.t('learn:show.title', { rule })}: ${ruleTitle(texts, game, rule)}`;
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            // Whoever followed a link is somewhere else already.
            if (location.hash !== address) event.preventDefault();
          }}
          className="fixed top-1/2 left-1/2 z-50 flex h-[min(46rem,calc(100dvh-1rem))] w-[min(64rem,calc(100vw-1rem))] -translate-x-1/2 -translate-y-1/2 animate-appear flex-col rounded-md border border-line bg-panel shadow-md"
        >
          <PanelHead title={title} />
          {examples.length > 1 && (
            <div
              role="group"
              aria-label={texts.t('learn:show.examples')}
              className="flex shrink-0 gap-1 overflow-x-auto px-4 pb-2"
            >
              {examples.map(({ id }, index) => (
                <Button
                  key={id}
                  aria-pressed={index === chosen}
                  className={`shrink-0 ${index === chosen ? '!border-info-ink' : ''}`}
                  onClick={() => choose(index)}
                >
                  {texts.t('learn:show.example', { number: index + 1 })}
                </Button>
              ))}
            </div>
          )}
          <Suspense fallback={<Waiting />}>
            {example !== undefined && (
              <Film key={example.id} game={game} rule={rule} example={example} />
            )}
          </Suspense>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Waiting(): JSX.Element {
  const texts = useTexts();
  return (
    <div className="grid grow place-items-center">
      <Spinner label={texts.t('shell:common.loading')} />
    </div>
  );
}

interface Reel {
  readonly board: BoardModule;
  readonly stages: readonly Stage[];
}

const REELS = new Map<string, Promise<Reel>>();

async function loadReel(game: GameId, { scenario }: Example): Promise<Reel> {
  const [rules, board] = await Promise.all([loadGame(game), loadBoard(game)]);
  return { board, stages: stagesOf(rules, scenario) };
}

/** Always the same promise for an example. */
function reelOf(game: GameId, example: Example): Promise<Reel> {
  const key = `${game}/${example.id}`;
  const known = REELS.get(key);
  if (known !== undefined) return known;
  const loading = loadReel(game, example);
  loading.catch(() => REELS.delete(key));
  REELS.set(key, loading);
  return loading;
}

interface FilmProps {
  readonly game: GameId;
  readonly rule: string;
  readonly example: Example;
}

function Film({ game, rule, example }: FilmProps): JSX.Element {
  const { board, stages } = use(reelOf(game, example));
  const texts = useTexts('learn', board.words, board.ruleWords, ...(board.moreWords ?? []));
  const [step, setStep] = useState(0);
  const [frame] = useState(() => new BoardStage());
  const [animator] = useState(
    () => new Animator(board, snapshotOf(board, stages, 0), pace(), () => undefined),
  );
  const animation = useSyncExternalStore(animator.subscribe, animator.read);
  const { lit, inspecting } = usePointing(animation.about);
  const people = useMemo(() => peopleAt(texts), [texts]);
  const stage = stages[step];
  const goTo = (next: number): void => {
    const snapshot = snapshotOf(board, stages, next);
    const events = stages[next]?.events ?? [];
    animator.skip();
    if (next === step + 1 && events.length > 0) {
      animator.pace = pace();
      animator.push({ from: step, to: next, items: [itemOf(next, events)], snapshot });
    } else animator.reset(snapshot);
    setStep(next);
  };
  const { view } = animation;
  return (
    <>
      <div className="flex min-h-0 grow flex-col border-t border-line lg:flex-row">
        <div className="relative min-h-0 grow">
          <StageContext value={frame}>
            <BoardArea
              game={game}
              board={board}
              view={view}
              viewer="spectator"
              people={people}
              beat={animation.beat}
              now={view}
              lit={lit}
              onPick={() => undefined}
              onSkip={() => animator.skip()}
              {...inspecting}
            />
          </StageContext>
        </div>
        <div
          role="status"
          className="max-h-[40%] min-h-24 shrink-0 overflow-y-auto border-line px-5 py-3 text-sm max-lg:border-t lg:max-h-none lg:w-80 lg:border-l"
        >
          {stage !== undefined && (
            <Told
              game={game}
              board={board}
              stage={stage}
              before={stages[step - 1]}
              people={people}
            />
          )}
        </div>
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-3 border-t border-line px-4 py-2">
        <Shown game={game} rule={rule} example={example} />
        <span className="text-sm text-quiet tabular-nums">
          {texts.t('learn:show.moment', { step: step + 1, total: stages.length })}
        </span>
        <Button aria-disabled={step === 0} onClick={() => step > 0 && goTo(step - 1)}>
          <Icon name="step-back" />
          {texts.t('learn:show.back')}
        </Button>
        <Button
          variant="ask"
          aria-disabled={step === stages.length - 1}
          onClick={() => step < stages.length - 1 && goTo(step + 1)}
        >
          {texts.t('learn:show.next')}
          <Icon name="step-forward" />
        </Button>
      </div>
    </>
  );
}

/** What else this example is about. */
function Shown({ game, rule, example }: FilmProps): JSX.Element {
  const texts = useTexts('learn');
  const others = example.scenario.rules.filter((other) => other !== rule);
  return (
    <p className="mr-auto flex min-w-0 flex-wrap items-center gap-x-3 text-sm text-quiet">
      {others.length > 0 && texts.t('learn:show.shows')}
      {others.map((other) => (
        <RuleLink key={other} game={game} rule={other} />
      ))}
    </p>
  );
}

interface ToldProps {
  readonly game: GameId;
  readonly board: BoardModule;
  readonly stage: Stage;
  readonly before: Stage | undefined;
  readonly people: People;
}

/** What was done and what came of it, in sentences. */
function Told({ game, board, stage, before, people }: ToldProps): JSX.Element {
  const texts = useTexts('learn', board.words);
  const { tried, events, rules } = stage;
  const view = board.openView((before ?? stage).views);
  const known = board.known(board.openView(stage.views));
  const answer =
    tried?.question &&
    describeAnswer(texts, game, tried.id, tried.question, view, people, board.known(view));
  return (
    <>
      {tried === undefined && events.length === 0 && (
        <p className="font-semibold">{texts.t('learn:show.position')}</p>
      )}
      {tried !== undefined && answer !== undefined && (
        <p className="font-semibold">
          {texts.t(keyOf(tried), { name: people.name(tried.seat), answer })}
        </p>
      )}
      {tried?.refusal !== undefined && (
        <p>
          {describeRefusal(texts, game, tried.refusal, people)}{' '}
          {tried.refusal.refused !== 'table' && (
            <RuleLink game={game} rule={tried.refusal.refused} />
          )}
        </p>
      )}
      <ul>
        {linesOf(events, rules).map(({ event, rule }, index) => (
          // Events have no names; their order never changes.
          <li key={index}>
            {describeEvent(texts, game, event, people, known)}{' '}
            {rule !== '' && rule !== 'table' && <RuleLink game={game} rule={rule} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function keyOf({ refusal, isOnlyAllowed }: Tried): AnyKey {
  if (refusal !== undefined) return 'learn:show.refused';
  return isOnlyAllowed === true ? 'learn:show.allowed' : 'learn:show.chooses';
}

function linesOf(
  events: readonly EventBase[],
  rules: readonly string[],
): readonly { readonly event: EventBase; readonly rule: string }[] {
  return events.map((event, index) => ({ event, rule: rules[index] ?? '' }));
}

function peopleAt(texts: Texts): People {
  return { name: (seat) => texts.t('table:player', { number: seat + 1 }) };
}

function pace(): { readonly still: boolean; readonly factor: () => number } {
  return { still: isMotionOff(), factor: () => 1 };
}

function itemOf(step: number, events: readonly EventBase[]): StoryItem {
  return { kind: 'step', sequence: step, step, events, undone: false, rules: [] };
}

function snapshotOf(board: BoardModule, stages: readonly Stage[], step: number): SeatSnapshot {
  const stage = stages[step];
  return {
    viewer: 'spectator',
    sequence: step,
    step,
    view: board.openView(stage?.views ?? []),
    asked: stage?.asked ?? [],
    asking: [],
    seats: [],
    round: 1,
    takeBacks: {},
    practice: false,
    canConcede: false,
  };
}
