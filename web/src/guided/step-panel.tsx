import { type JSX, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/emblems.tsx';
import { PlayNow } from '../home/play-now.tsx';
import type { PageModel } from '../play/use-page-model.ts';
import { useTexts } from '../shell/texts.tsx';
import { Button, ButtonLink, IconButton } from '../shell/ui/button.tsx';
import { buttonClass } from '../shell/ui/button-style.ts';
import { GlowRings } from './glow-rings.tsx';
import { glowingParts } from './glowing-parts.ts';
import type { LessonLook, LessonRun } from './lesson-run.ts';
import { PanelNotes, PanelProgress } from './panel-parts.tsx';
import { useGlow } from './use-glow.ts';

export interface StepPanelProps {
  readonly run: LessonRun;
  readonly model: PageModel;
}

/** What to do now and why, what came of it, and the ways back; the thing to touch glows. */
export function StepPanel(props: StepPanelProps): JSX.Element {
  const { run, model } = props;
  const texts = useTexts('guided', 'lessons');
  const look = useSyncExternalStore(run.subscribe, run.read);
  const { sight, isCut } = look;
  const isWaiting = isCut || sight.finished;
  const glowing = useGlow(isWaiting ? [] : glowingParts(model, sight));
  const [first] = glowing;
  const title = texts.t(`lessons:${sight.state.lesson}.title`);
  return (
    <section aria-label={texts.t('guided:panel')} className="flex flex-col gap-1.5 p-3" data-guide>
      <header className="flex items-center gap-1">
        <h2 className="min-w-0 grow text-sm leading-tight font-semibold">
          {title}
          <span className="block text-xs font-normal text-quiet" data-step={numberIn(look)}>
            {texts.t('guided:step', { number: numberIn(look), of: sight.of })}
          </span>
        </h2>
        {first !== undefined && (
          <IconButton label={texts.t('guided:show')} onClick={() => focusOn(first)}>
            <Icon name="eye" />
          </IconButton>
        )}
        {sight.canGoBack && (
          <IconButton label={texts.t('guided:back')} onClick={() => void run.back()}>
            <Icon name="undo" />
          </IconButton>
        )}
        <IconButton label={texts.t('guided:restart')} onClick={() => void run.restart()}>
          <Icon name="to-start" />
        </IconButton>
        <Link
          href="/"
          aria-label={texts.t('guided:leave')}
          title={texts.t('guided:leave')}
          className={buttonClass('bare', 'md', 'size-touch shrink-0 !p-0')}
        >
          <Icon name="close" />
        </Link>
      </header>
      <PanelProgress
        label={texts.t('guided:progress')}
        done={sight.finished ? sight.of : numberIn(look) - 1}
        of={sight.of}
      />
      <PanelNotes>
        <StepWords look={look} isStuck={isStuck(model, look)} />
      </PanelNotes>
      {isCut && (
        <Button variant="ask" data-option data-glow onClick={() => run.goOn()}>
          {texts.t('guided:go-on')}
        </Button>
      )}
      {sight.strayed !== undefined && (
        <Button data-go-back onClick={() => void run.back()}>
          <Icon name="undo" />
          {texts.t('guided:back')}
        </Button>
      )}
      {sight.finished && <WhatNext game={model.session.record.game} />}
      <GlowRings around={glowing} />
    </section>
  );
}

/** The step that is on the table; the next one is there as soon as its position is. */
function numberIn({ sight, isCut }: LessonLook): number {
  return isCut ? sight.number - 1 : sight.number;
}

/** Nothing is asked any more, and nothing moves: it went another way to its end. */
function isStuck({ look, animation }: PageModel, { sight, isCut }: LessonLook): boolean {
  return look.question === undefined && !animation.busy && !isCut && !sight.finished;
}

function StepWords(props: { readonly look: LessonLook; readonly isStuck: boolean }): JSX.Element {
  const { sight, isCut, isFresh } = props.look;
  const texts = useTexts('guided', 'lessons');
  const words = (key: string): string => texts.t(`lessons:${key}`);
  if (sight.strayed !== undefined) {
    return (
      <>
        <p data-strayed>{words(sight.strayed)}</p>
        {props.isStuck && <p>{texts.t('guided:stuck')}</p>}
      </>
    );
  }
  return (
    <>
      {sight.said !== undefined && !isFresh && <p className="text-quiet">{words(sight.said)}</p>}
      {!isCut && <p className="font-semibold">{words(sight.says)}</p>}
    </>
  );
}

function WhatNext(props: { readonly game: PageModel['session']['record']['game'] }): JSX.Element {
  const texts = useTexts('guided');
  return (
    <div className="flex flex-col gap-2">
      <PlayNow game={props.game} label={texts.t('guided:first-game')} opponent="first-game" />
      <ButtonLink to="/puzzles">{texts.t('guided:puzzles')}</ButtonLink>
    </div>
  );
}

/** For whoever plays by keys: the thing itself, or what it can be reached by. */
function focusOn(thing: Element): void {
  const target = thing.closest('button, [tabindex], [data-option]') ?? thing;
  if (target instanceof HTMLElement || target instanceof SVGElement) {
    if (!target.hasAttribute('tabindex') && target instanceof SVGElement) target.tabIndex = -1;
    target.focus();
  }
}
