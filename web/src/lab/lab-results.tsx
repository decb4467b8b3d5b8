import {
  arenaResult,
  type Facts,
  gamesCsv,
  habitsOf,
  idleCards,
  matrixResult,
  wilson,
} from '@parsecs/table/arena';
import { type JSX, useMemo } from 'react';
import { Icon } from '../art/emblems.tsx';
import { decimalOf, percentOf } from '../odds/numbers.ts';
import { downloadFile, downloadJson } from '../shell/download.ts';
import { type Texts, useTexts } from '../shell/texts.tsx';
import { Button } from '../shell/ui/button.tsx';
import { roundsOf, type Wins, winsBySeat, winsBySide } from './gathered.ts';
import { MatrixTable } from './matrix-table.tsx';
import { contestName, factName, listName, namespacesOf, sideName } from './names.ts';
import { RoundsPlot } from './rounds-plot.tsx';
import { type ShareRow, ShareTable } from './share-table.tsx';
import type { LabRun } from './use-lab-run.ts';

const MOST_ROWS = 24;

/** What has come out so far; while games are played it grows. */
export function LabResults(props: { readonly run: LabRun }): JSX.Element {
  const { task, bouts, gathered } = props.run;
  const { game, entrants } = task;
  const texts = useTexts(...namespacesOf(game));
  const { records, facts } = gathered;
  const matrix = useMemo(() => matrixResult(task, bouts, [gathered]), [task, bouts, gathered]);
  const [bySeat, bySide] = useMemo(
    () => [winsBySeat(task, bouts, records), winsBySide(task, bouts, records)],
    [task, bouts, records],
  );
  const areLists = entrants.some(({ list }) => list !== undefined);
  const nameOf = (name: string): string =>
    areLists ? listName(texts, game, name) : texts.t(`table:bot.${name}.name`);
  const setups = bouts.map(({ name, first, second }, place) => {
    const { games, a, b } = gathered.counts[place] ?? { games: 0, a: 0, b: 0 };
    const title = areLists
      ? texts.t('lab:against', {
          one: nameOf(entrants[first]?.name ?? ''),
          other: nameOf(entrants[second]?.name ?? ''),
        })
      : contestName(texts, game, name);
    return shareRow(texts, { name: title, games, wins: a + (games - a - b) / 2 });
  });
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <ShareTable
        title={texts.t('lab:score')}
        note={texts.t('lab:score-note')}
        heading={[texts.t('lab:column.entrant'), texts.t('lab:column.score'), '95 %']}
        rows={matrix.entrants.map(({ name, score, ci95 }, place) => ({
          id: `${place}/${name}`,
          name: nameOf(name),
          share: score,
          interval: ci95,
          figures: [percentOf(texts.language, score), rangeOf(texts, ci95)],
        }))}
      />
      {entrants.length > 2 && <MatrixTable matrix={matrix} nameOf={nameOf} />}
      <ShareTable
        title={texts.t(areLists ? 'lab:by-pair' : 'lab:by-setup')}
        note={texts.t('lab:first-note')}
        heading={[
          texts.t('lab:column.setup'),
          texts.t('lab:column.score'),
          texts.t('lab:column.games'),
        ]}
        rows={setups}
      />
      <ShareTable
        title={texts.t('lab:by-seat')}
        heading={[
          texts.t('lab:column.seat'),
          texts.t('lab:column.wins'),
          texts.t('lab:column.games'),
        ]}
        rows={bySeat.map((one) =>
          shareRow(texts, {
            ...one,
            name: texts.t('table:player', { number: Number(one.name) + 1 }),
          }),
        )}
      />
      {!areLists && (
        <ShareTable
          title={texts.t('lab:by-side')}
          heading={[
            texts.t('lab:column.side'),
            texts.t('lab:column.wins'),
            texts.t('lab:column.games'),
          ]}
          rows={bySide.map((one) =>
            shareRow(texts, { ...one, name: sideName(texts, game, one.name) }),
          )}
        />
      )}
      <HabitTable run={props.run} nameOf={nameOf} />
      {records.length > 0 && <RoundsPlot rounds={roundsOf(records)} />}
      <FactTables run={props.run} facts={facts} />
    </div>
  );
}

/** How players go about it, in games where that is counted. */
function HabitTable(props: {
  readonly run: LabRun;
  readonly nameOf: (name: string) => string;
}): JSX.Element | null {
  const { run, nameOf } = props;
  const texts = useTexts('lab', 'table');
  const rows = run.task.entrants.flatMap(({ name }, entrant) =>
    habitsOf(run.gathered.habits[entrant] ?? {}).map(([id, { times, of }]): ShareRow => {
      const share = of === 0 ? 0 : times / of;
      return {
        id: `${entrant}/${id}`,
        name: `${nameOf(name)}: ${texts.t(`table:habit.${id}`)}`,
        share,
        figures: [of === 0 ? '–' : percentOf(texts.language, share), String(of)],
      };
    }),
  );
  if (rows.length === 0) return null;
  return (
    <ShareTable
      title={texts.t('lab:habits')}
      heading={[
        texts.t('lab:column.entrant'),
        texts.t('lab:column.share'),
        texts.t('lab:column.all'),
      ]}
      rows={rows}
    />
  );
}

function FactTables(props: { readonly run: LabRun; readonly facts: Facts }): JSX.Element {
  const { run, facts } = props;
  const { game } = run.task;
  const texts = useTexts(...namespacesOf(game));
  const pieces = Object.entries(facts.pieces).toSorted(
    ([, one], [, other]) => other.survived / other.fielded - one.survived / one.fielded,
  );
  const damage = Object.entries(facts.damage)
    .filter(([, amount]) => amount > 0)
    .toSorted(([, one], [, other]) => other - one);
  const most = Math.max(1, ...damage.map(([, amount]) => amount));
  const games = Math.max(1, run.done);
  const idle = idleCards(facts);
  const isRace = game === 'super-teams';
  return (
    <>
      <ShareTable
        title={texts.t(isRace ? 'lab:home' : 'lab:survival')}
        heading={[
          texts.t('lab:column.piece'),
          texts.t(isRace ? 'lab:column.home' : 'lab:column.left'),
          texts.t('lab:column.fielded'),
        ]}
        rows={pieces.slice(0, MOST_ROWS).map(([id, { fielded, survived }]) => ({
          id,
          name: factName(texts, game, id),
          share: survived / fielded,
          figures: [percentOf(texts.language, survived / fielded), String(fielded)],
        }))}
      />
      <ShareTable
        title={texts.t(isRace ? 'lab:steps' : 'lab:damage')}
        heading={[
          texts.t('lab:column.cause'),
          texts.t('lab:column.per-game'),
          texts.t('lab:column.total'),
        ]}
        rows={damage.slice(0, MOST_ROWS).map(([id, amount]) => ({
          id,
          name: factName(texts, game, id),
          share: amount / most,
          figures: [decimalOf(texts.language, amount / games, 2), String(amount)],
        }))}
      />
      {idle.length > 0 && (
        <ShareTable
          title={texts.t('lab:idle')}
          note={texts.t('lab:idle-note')}
          heading={[texts.t('lab:column.card'), texts.t('lab:column.games')]}
          rows={idle.slice(0, MOST_ROWS).map(([id, card]) => ({
            id,
            name: factName(texts, game, id),
            share: card.games / games,
            figures: [String(card.games)],
          }))}
        />
      )}
    </>
  );
}

function shareRow(texts: Texts, { name, games, wins }: Wins): ShareRow {
  const { least, most } = wilson(wins, games);
  const share = games === 0 ? 0 : wins / games;
  return {
    id: name,
    name,
    share,
    interval: [least, most],
    figures: [games === 0 ? '–' : percentOf(texts.language, share), String(games)],
  };
}

function rangeOf(texts: Texts, [least, most]: readonly [number, number]): string {
  return `${percentOf(texts.language, least)}–${percentOf(texts.language, most)}`;
}

/** Every game as a line, or everything as data. */
export function ExportButtons(props: { readonly run: LabRun }): JSX.Element {
  const { run } = props;
  const { task, bouts, gathered } = run;
  const texts = useTexts('lab');
  const name = `twelve-parsecs-lab-${task.game}`;
  const saveCsv = (): void => {
    const csv = gamesCsv(task, bouts, gathered.records);
    downloadFile(`${name}.csv`, new Blob([csv], { type: 'text/csv' }));
  };
  const saveJson = (): void => {
    const { records, facts } = gathered;
    const isDuel = task.entrants.length === 2;
    const { secondsPerMove: _, cpuP95: __, ...result } = arenaResult(bouts, [gathered]);
    downloadJson(`${name}.json`, {
      task,
      ...(isDuel && { result }),
      matrix: matrixResult(task, bouts, [gathered]),
      seats: winsBySeat(task, bouts, records),
      sides: winsBySide(task, bouts, records),
      facts,
      games: records,
    });
  };
  return (
    <>
      <Button onClick={saveCsv}>
        <Icon name="download" />
        {texts.t('lab:csv')}
      </Button>
      <Button onClick={saveJson}>
        <Icon name="download" />
        {texts.t('lab:json')}
      </Button>
    </>
  );
}
