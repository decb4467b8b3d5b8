import { faceOf } from '@parsecs/super-teams/words';
import { type JSX, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { BonusCardArt, CardBack, MovementCardArt } from '../../art/super-teams/index.ts';
import type { PlayingBeat } from '../contract.ts';
import type { Motion } from './choreography.ts';

type CardMotion = Extract<Motion, { readonly seat: number }>;

function isCardMotion(motion: Motion | undefined): motion is CardMotion {
  return motion !== undefined && 'seat' in motion;
}

/** The first of these places that is on the screen; a place may lie inside another one. */
function findPlace(
  ...places: readonly (string | readonly [string, string])[]
): Element | undefined {
  for (const place of places) {
    const path = typeof place === 'string' ? [place] : place;
    const selector = path.map((name) => `[data-place="${name}"]`).join(' ');
    for (const node of document.querySelectorAll(selector)) {
      const { width, height } = node.getBoundingClientRect();
      if (width > 0 && height > 0) return node;
    }
  }
  return undefined;
}

function endsOf(motion: CardMotion): readonly [Element | undefined, Element | undefined] {
  const seat = `seat:${motion.seat}`;
  const hand = `hand:${motion.seat}`;
  switch (motion.kind) {
    case 'play':
      return [findPlace([hand, `card:${motion.card}`], seat), findPlace('slot:movementDiscard')];
    case 'bonus':
      return [findPlace([hand, `bonus:${motion.card}`], seat), findPlace('slot:bonusDiscard')];
    case 'draw':
      return [findPlace('slot:bonusDeck'), findPlace(hand, seat)];
    case 'pay':
      return [findPlace('slot:planet', 'slot:bonusDeck'), findPlace(hand, seat)];
    case 'deal':
      return [findPlace('slot:movementDeck'), findPlace(hand, seat)];
  }
}

function CardOf(props: { readonly motion: CardMotion }): JSX.Element {
  const { motion } = props;
  const size = { width: '100%', height: '100%' } as const;
  switch (motion.kind) {
    case 'play':
      return <MovementCardArt {...faceOf(motion.card)} {...size} />;
    case 'bonus':
      return <BonusCardArt kind={motion.card} {...size} />;
    case 'draw':
      return motion.card === undefined ? (
        <CardBack kind="bonus" {...size} />
      ) : (
        <BonusCardArt kind={motion.card} {...size} />
      );
    case 'pay':
      return <CardBack kind="bonus" {...size} />;
    case 'deal':
      return <CardBack kind="movement" {...size} />;
  }
}

const WIDTH = 84;
const HEIGHT = 118;
/** A played bonus card is shown large for a moment, because everybody wants to read it. */
const SHOWN_LARGE = 1.7;

/** One card on its way between a hand and a pile, above everything else. */
export function FlyLayer(props: { readonly beat?: PlayingBeat | undefined }): JSX.Element | null {
  const { beat } = props;
  const motion = beat?.motion as Motion | undefined;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = beat?.motion as Motion | undefined;
    const node = box.current;
    if (beat === undefined || node === null || !isCardMotion(own)) return;
    const [source, goal] = endsOf(own);
    if (source === undefined || goal === undefined) return;
    const isHeld = source instanceof HTMLElement && own.kind !== 'deal';
    const frames = framesOf(own, source.getBoundingClientRect(), goal.getBoundingClientRect());
    const flight = node.animate(frames, {
      duration: beat.length,
      easing: 'cubic-bezier(0.3, 0.6, 0.2, 1)',
      fill: 'both',
    });
    if (isHeld && source.dataset['place']?.startsWith('seat') === false) {
      source.style.visibility = 'hidden';
    }
    return () => {
      flight.cancel();
      if (isHeld) source.style.visibility = '';
    };
  }, [beat]);
  if (!isCardMotion(motion)) return null;
  return createPortal(
    <div
      ref={box}
      aria-hidden="true"
      className="pointer-events-none fixed top-0 left-0 z-30 opacity-0"
      style={{ width: WIDTH, height: HEIGHT }}
    >
      <CardOf motion={motion} />
    </div>,
    document.body,
  );
}

function framesOf(motion: CardMotion, from: DOMRect, to: DOMRect): Keyframe[] {
  const start = { transform: centredOn(from), opacity: 1, offset: 0 };
  const end = { transform: centredOn(to), opacity: 1, offset: 1 };
  if (motion.kind !== 'bonus') return [start, end];
  const x = innerWidth / 2 - WIDTH / 2;
  const y = innerHeight * 0.36 - HEIGHT / 2;
  const large = `translate(${x}px, ${y}px) scale(${SHOWN_LARGE})`;
  return [
    start,
    { transform: large, opacity: 1, offset: 0.3 },
    { transform: large, opacity: 1, offset: 0.7 },
    end,
  ];
}

function centredOn(rect: DOMRect): string {
  const x = rect.left + rect.width / 2 - WIDTH / 2;
  const y = rect.top + rect.height / 2 - HEIGHT / 2;
  const scale = Math.max(0.2, Math.min(1, rect.height / HEIGHT, rect.width / WIDTH));
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
