import { seededChance } from '@parsecs/kernel';
import type { Shot } from '@parsecs/xwing';
import { type JSX, useState } from 'react';
import { DieFace } from '../../art/dice/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { Button } from '../../shell/ui/button.tsx';
import { Select } from '../../shell/ui/select.tsx';
import { FigureFrame } from './figure-frame.tsx';
import { numberIn, percentIn } from './numbers.ts';
import { exactShares, type Rolled, rollShot } from './shot-rolls.ts';

const FIRST: Shot = {
  attackDice: 3,
  attackFocus: false,
  lock: false,
  defenceDice: 3,
  defenceFocus: false,
  evades: 0,
};
const TIMES = 100;
const DICE = ['1', '2', '3', '4', '5'] as const;
/** What a token is called in the words of the page, and what it does to the shot. */
const TOKENS = [
  {
    name: 'attack-focus',
    isOn: (shot: Shot) => shot.attackFocus,
    set: (on: boolean) => ({ attackFocus: on }),
  },
  { name: 'lock', isOn: (shot: Shot) => shot.lock, set: (on: boolean) => ({ lock: on }) },
  {
    name: 'defence-focus',
    isOn: (shot: Shot) => shot.defenceFocus,
    set: (on: boolean) => ({ defenceFocus: on }),
  },
  {
    name: 'evade',
    isOn: (shot: Shot) => shot.evades > 0,
    set: (on: boolean) => ({ evades: on ? 1 : 0 }),
  },
] as const;

interface Tally {
  /** How often so many results were left. */
  readonly counts: readonly number[];
  readonly rolls: number;
  readonly last: Rolled | undefined;
}

const NOTHING: Tally = { counts: [], rolls: 0, last: undefined };

/** Roll an attack a hundred times and hold what falls against the exact odds. */
export function XWingDice(): JSX.Element {
  const texts = useTexts('learn', 'xwing');
  const [shot, setShot] = useState(FIRST);
  const [tally, setTally] = useState(NOTHING);
  const [chance] = useState(() => seededChance(crypto.randomUUID()));
  const exact = exactShares(shot);
  const change = (next: Partial<Shot>): void => {
    setShot({ ...shot, ...next });
    setTally(NOTHING);
  };
  const roll = (): void => {
    const counts = exact.map((_, index) => tally.counts[index] ?? 0);
    let last = tally.last;
    for (let time = 0; time < TIMES; time += 1) {
      last = rollShot(shot, chance);
      counts[last.left] = (counts[last.left] ?? 0) + 1;
    }
    setTally({ counts, rolls: tally.rolls + TIMES, last });
  };
  const hit = 1 - (exact[0] ?? 0);
  const mean = exact.reduce((sum, share, count) => sum + share * count, 0);
  return (
    <FigureFrame
      hint={texts.t('learn:dice.hint')}
      picture={<Bars exact={exact} tally={tally} />}
      controls={
        <>
          <Select
            label={texts.t('learn:dice.attack')}
            value={`${shot.attackDice}`}
            choices={DICE.map((value) => ({
              value,
              label: texts.t('learn:dice.attack-dice', { count: Number(value) }),
            }))}
            onChange={(value) => change({ attackDice: Number(value) })}
          />
          <Select
            label={texts.t('learn:dice.defence')}
            value={`${shot.defenceDice}`}
            choices={['0', ...DICE].map((value) => ({
              value,
              label: texts.t('learn:dice.defence-dice', { count: Number(value) }),
            }))}
            onChange={(value) => change({ defenceDice: Number(value) })}
          />
          {TOKENS.map(({ name, isOn, set }) => (
            <Button
              key={name}
              aria-pressed={isOn(shot)}
              className={isOn(shot) ? '!border-ask !text-ask-ink' : ''}
              onClick={() => change(set(!isOn(shot)))}
            >
              {texts.t(`learn:dice.token.${name}`)}
            </Button>
          ))}
          <Button variant="ask" onClick={roll}>
            {texts.t('learn:dice.roll', { count: TIMES })}
          </Button>
        </>
      }
      said={
        <>
          <p>
            {texts.t('learn:dice.exact', {
              share: percentIn(texts.language, hit),
              hits: numberIn(texts.language, mean),
            })}
          </p>
          <p className="text-quiet">
            {tally.rolls === 0
              ? texts.t('learn:dice.before')
              : texts.t('learn:dice.rolled', {
                  count: tally.rolls,
                  share: percentIn(texts.language, 1 - (tally.counts[0] ?? 0) / tally.rolls),
                })}
          </p>
        </>
      }
    />
  );
}

interface BarsProps {
  readonly exact: readonly number[];
  readonly tally: Tally;
}

/** A row for each number of hits: the exact chance, and below it what was rolled. */
function Bars({ exact, tally }: BarsProps): JSX.Element {
  const texts = useTexts('learn');
  const most = Math.max(...exact, ...tally.counts.map((count) => count / (tally.rolls || 1)), 0.01);
  const { language } = texts;
  return (
    <div className="bg-space px-4 py-3">
      <table className="w-full text-sm tabular-nums">
        <thead className="text-left text-xs text-quiet">
          <tr>
            <th scope="col" className="w-16 font-normal">
              {texts.t('learn:dice.left')}
            </th>
            <th scope="col" className="font-normal">
              <span className="mr-3 inline-flex items-center gap-1">
                <i className="inline-block h-2 w-4 bg-info" /> {texts.t('learn:dice.column-exact')}
              </span>
              <span className="inline-flex items-center gap-1">
                <i className="inline-block h-2 w-4 bg-ask" /> {texts.t('learn:dice.column-rolled')}
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {exact.map((share, count) => {
            const rolled = tally.rolls === 0 ? 0 : (tally.counts[count] ?? 0) / tally.rolls;
            return (
              // The number of hits is what a row stands for.
              <tr key={count}>
                <th scope="row" className="condensed text-left text-base">
                  {count}
                </th>
                <td className="py-1">
                  <Bar
                    share={share}
                    most={most}
                    tone="bg-info"
                    words={percentIn(language, share)}
                  />
                  <Bar
                    share={rolled}
                    most={most}
                    tone="bg-ask"
                    words={tally.rolls === 0 ? '' : percentIn(language, rolled)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="mt-2 flex min-h-11 flex-wrap items-center gap-1" aria-hidden="true">
        {tally.last?.attack.map((face, place) => (
          <DieFace key={`a${place}`} kind="xwing-attack" face={face} size={36} state="plain" />
        ))}
        {tally.last !== undefined && <span className="w-3" />}
        {tally.last?.defence.map((face, place) => (
          <DieFace key={`d${place}`} kind="xwing-defence" face={face} size={36} state="plain" />
        ))}
      </div>
    </div>
  );
}

function Bar(props: {
  readonly share: number;
  readonly most: number;
  readonly tone: string;
  readonly words: string;
}): JSX.Element {
  const { share, most, tone, words } = props;
  return (
    <span className="flex h-4 items-center gap-2">
      <i
        className={`block h-2.5 rounded-sm ${tone}`}
        style={{ width: `${(share / most) * 80}%`, minWidth: words === '' ? 0 : 2 }}
      />
      <span className="text-xs text-quiet">{words}</span>
    </span>
  );
}
