import { readScenario, runScenario, type ScenarioResult } from '@parsecs/kernel';
import { GAME_IDS, loadGame } from '@parsecs/table';
import { type Command, type Context, defineCommand, EXIT } from '../shell/command.ts';
import { LARGEST, parseJson, readText } from '../shell/files.ts';
import { expandFiles } from '../shell/globs.ts';
import { report } from '../shell/report.ts';

interface FileResult extends ScenarioResult {
  readonly file: string;
}

const ENDING = '.scenario.json';

export const scenarioCommand: Command = defineCommand({
  name: 'scenario',
  words: [1, Number.POSITIVE_INFINITY],
  options: {},
  run: async (context, { words }) => {
    const files = await expandFiles(context.io.cwd, words, ENDING);
    const results: FileResult[] = [];
    for (const file of files) results.push({ ...(await runFile(context, file)), file });
    const passed = results.filter(({ ok }) => ok).length;
    const failed = results.length - passed;
    report(context, { passed, failed, results }, () => [
      ...results.flatMap(({ ok, title, why, file }) =>
        ok ? [`✓ ${title}`] : [`✗ ${title}`, `    ${why}`, `    ${file}`],
      ),
      context.texts.t('cli:scenario.sum', { passed, failed }),
    ]);
    return failed === 0 ? EXIT.fine : EXIT.no;
  },
});

async function runFile({ io, texts }: Context, file: string): Promise<ScenarioResult> {
  const failed = (why: string, title = file): ScenarioResult => ({ title, ok: false, why });
  const parsed = parseJson(await readText(io.cwd, file, LARGEST.scenario));
  if ('fault' in parsed) return failed(parsed.fault(texts));
  const read = readScenario(parsed.value);
  if ('fault' in read) return failed(read.fault);
  const { scenario } = read;
  const id = GAME_IDS.find((known) => known === scenario.game);
  if (id !== undefined) return runScenario(await loadGame(id), scenario);
  const problem = texts.t('cli:error.unknown-game', {
    game: scenario.game,
    games: GAME_IDS.join(', '),
  });
  return failed(problem, scenario.title);
}
