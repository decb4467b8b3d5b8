import { type DialManoeuvre, type Pose, writeManoeuvre } from '@parsecs/xwing';
import { type JSX, useEffect, useMemo, useRef, useState } from 'react';
import { Dial } from '../../boards/xwing/dial.tsx';
import { wayOf } from '../../boards/xwing/flights.ts';
import { Ghost, Template } from '../../boards/xwing/ghost.tsx';
import { layoutOf } from '../../boards/xwing/layout.ts';
import { dialOf, shipIn } from '../../boards/xwing/ships.ts';
import { nameOnDial } from '../../boards/xwing/words.ts';
import { isMotionOff } from '../../shell/appearance.ts';
import { type Texts, useTexts } from '../../shell/texts.tsx';
import { Button } from '../../shell/ui/button.tsx';
import { FigureFrame } from './figure-frame.tsx';
import { numberIn } from './numbers.ts';
import { duel, type FlownEnd, flownBy, MINE } from './xwing-duel.ts';
import '../../boards/xwing/board.css';
import '../../boards/xwing/overlays.css';

const AREA = { width: 400, height: 270 };
const FROM: Pose = { x: 200, y: 26, heading: 0 };
const FLIGHT_MS = 550;
const FIRST = 'koiogran-4';

/** Turn the dial of an X-wing and see it fly the true template. */
export function XWingFly(): JSX.Element {
  const texts = useTexts('learn', 'xwing', 'xwing-board');
  const layout = useMemo(() => layoutOf(AREA, 0), []);
  const ship = useMemo(() => shipIn(duel(FROM, { x: 450, y: 800, heading: 180 }), MINE), []);
  const dial = useMemo(() => (ship === undefined ? [] : dialOf(ship)), [ship]);
  const [value, turn] = useState(() =>
    Math.max(
      0,
      dial.findIndex((one) => writeManoeuvre(one) === FIRST),
    ),
  );
  const manoeuvre = dial[value];
  const { pose, fly, back, hasFlown } = useFlight(manoeuvre);
  if (ship === undefined || manoeuvre === undefined) return <></>;
  const end = flownBy('small', FROM, manoeuvre);
  return (
    <FigureFrame
      hint={texts.t('learn:fly.hint')}
      picture={
        <div className="grid items-center gap-2 bg-space sm:grid-cols-[1fr_auto]">
          <svg
            viewBox={`0 0 ${layout.width} ${layout.height}`}
            className="bk-board bk-still block w-full"
            style={{ touchAction: 'pan-y' }}
            aria-hidden="true"
          >
            <Template layout={layout} ship={ship} from={FROM} manoeuvre={manoeuvre} tone="good" />
            {!hasFlown && <Ghost layout={layout} ship={ship} pose={end.pose} tone="good" />}
            <Ghost layout={layout} ship={ship} pose={pose} />
          </svg>
          <div className="grid place-items-center p-2">
            <Dial
              manoeuvres={dial}
              value={value}
              size={196}
              texts={texts}
              label={texts.t('learn:fly.dial')}
              isOpen={() => true}
              onTurn={(place) => {
                back();
                turn(place);
              }}
              onSet={fly}
            />
          </div>
        </div>
      }
      controls={
        <Button variant="ask" onClick={hasFlown ? back : fly}>
          {texts.t(hasFlown ? 'learn:fly.back' : 'learn:fly.fly')}
        </Button>
      }
      said={
        <>
          <p className="font-semibold first-letter:uppercase">{nameOnDial(texts, manoeuvre)}</p>
          <p>{sayEnd(texts, end)}</p>
          <p className="text-quiet">{texts.t(`learn:fly.${manoeuvre.difficulty}`)}</p>
        </>
      }
    />
  );
}

function sayEnd(texts: Texts, { ahead, aside, turned }: FlownEnd): string {
  const figures = {
    ahead: numberIn(texts.language, ahead),
    aside: numberIn(texts.language, Math.abs(aside)),
    degrees: Math.abs(turned),
  };
  if (turned === 0) return texts.t('learn:fly.straight', figures);
  if (Math.abs(turned) === 180) return texts.t('learn:fly.around', figures);
  return texts.t(turned > 0 ? 'learn:fly.right' : 'learn:fly.left', figures);
}

interface Flight {
  readonly pose: Pose;
  readonly hasFlown: boolean;
  readonly fly: () => void;
  readonly back: () => void;
}

/** The ship glides along its template; without motion it is simply there. */
function useFlight(manoeuvre: DialManoeuvre | undefined): Flight {
  const [pose, setPose] = useState<Pose>(FROM);
  const [hasFlown, setFlown] = useState(false);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const back = (): void => {
    cancelAnimationFrame(frame.current);
    setPose(FROM);
    setFlown(false);
  };
  const fly = (): void => {
    if (manoeuvre === undefined) return;
    cancelAnimationFrame(frame.current);
    setFlown(true);
    const { pose: to } = flownBy('small', FROM, manoeuvre);
    if (isMotionOff()) {
      setPose(to);
      return;
    }
    const stops = wayOf({
      kind: 'fly',
      ship: MINE,
      base: 'small',
      from: FROM,
      to,
      manoeuvre: writeManoeuvre(manoeuvre),
      fraction: 1,
      isShort: false,
      touching: [],
    });
    const began = performance.now();
    const step = (now: number): void => {
      const when = Math.min(1, (now - began) / FLIGHT_MS);
      const stop = stops.findLast((own) => own.when <= when) ?? FROM;
      setPose(when === 1 ? to : stop);
      if (when < 1) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  };
  return { pose, hasFlown, fly, back };
}
