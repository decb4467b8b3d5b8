import type { Game, ListReview, Problem } from '@parsecs/kernel';
import { describePlace, describeProblem } from '@parsecs/lang';
import { type Command, type Context, defineCommand, EXIT } from '../shell/command.ts';
import { LARGEST, parseJson, readText } from '../shell/files.ts';
import { readForeign } from '../shell/foreign.ts';
import { openGame, readGameId } from '../shell/games.ts';
import { report } from '../shell/report.ts';
import { UsageError } from '../shell/usage-error.ts';

const MOST_POINTS = 100_000;

interface Said {
  /** Null where it is no matter of rules but of writing. */
  readonly rule: string | null;
  readonly path: string;
  readonly text: string;
}

/** What `list check` answers. */
interface ListReport {
  readonly legal: boolean;
  readonly points: number;
  readonly problems: readonly Said[];
  readonly warnings: readonly Said[];
}

export const listCommand: Command = defineCommand({
  name: 'list',
  words: [3, 3],
  options: {
    points: { kind: 'whole', value: 'N', least: 0, most: MOST_POINTS, message: 'list-points' },
  },
  run: async (context, { options, words: [what, word, file = ''] }) => {
    if (what !== 'check') {
      throw new UsageError((texts) => texts.t('cli:error.list-what', { word: what ?? '' }));
    }
    const id = readGameId(word);
    const review = listReviewer(await openGame(id));
    const parsed = parseJson(await readText(context.io.cwd, file, LARGEST.list));
    await context.texts.load(id);
    await context.texts.load('builder');
    const checked =
      'fault' in parsed
        ? unreadable(parsed.fault(context.texts))
        : readForeign(
            context,
            () => reportOf(context, id, review(parsed.value, options.points)),
            unreadable,
          );
    report(context, checked, () => describe(context, checked));
    return checked.legal ? EXIT.fine : EXIT.no;
  },
});

function listReviewer(game: Game): NonNullable<Game['reviewList']> {
  if (game.reviewList !== undefined) return game.reviewList;
  throw new UsageError((texts) => texts.t('cli:error.no-lists', { game: game.id }));
}

function unreadable(text: string): ListReport {
  return { legal: false, points: 0, problems: [{ rule: null, path: '', text }], warnings: [] };
}

function reportOf({ texts }: Context, game: string, review: ListReview): ListReport {
  const say = (problem: Problem): Said => ({
    rule: problem.rule ?? null,
    path: problem.path,
    text: describeProblem(texts, game, {
      ...problem,
      path: describePlace(texts, game, problem.path),
    }),
  });
  const { points, problems, warnings } = review;
  return {
    legal: problems.length === 0,
    points,
    problems: problems.map(say),
    warnings: warnings.map(say),
  };
}

function describe({ texts }: Context, checked: ListReport): readonly string[] {
  const { legal, points, problems, warnings } = checked;
  const line = (mark: string, { rule, text }: Said): string =>
    rule === null ? `${mark} ${text}` : `${mark} ${text} (${rule})`;
  return [
    texts.t(legal ? 'cli:list.legal' : 'cli:list.illegal', { count: points }),
    ...problems.map((said) => line('✗', said)),
    ...warnings.map((said) => line('!', said)),
  ];
}
