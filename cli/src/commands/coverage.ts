import { type GameCoverage, isComplete, measureCoverage } from '../coverage/measure.ts';
import { type Command, type Context, defineCommand, EXIT } from '../shell/command.ts';
import { alignColumns } from '../shell/layout.ts';
import { report } from '../shell/report.ts';
import { existingFolder, findRoot } from '../shell/root.ts';

export const coverageCommand: Command = defineCommand({
  name: 'coverage',
  words: [0, 0],
  options: { root: { kind: 'text', value: 'DIR', message: 'coverage-root' } },
  run: async (context, { options }) => {
    const root =
      options.root === undefined ? findRoot() : existingFolder(context.io.cwd, options.root);
    const games = await measureCoverage(root);
    report(context, { games }, () => games.flatMap((game) => describe(context, game)));
    return games.every(isComplete) ? EXIT.fine : EXIT.no;
  },
});

function describe({ texts }: Context, game: GameCoverage): readonly string[] {
  const { rules, cards, unknown } = game;
  const list = (heading: string, ids: readonly string[]): readonly string[] =>
    ids.length === 0 ? [] : [`  ${heading}: ${ids.join(', ')}`];
  return [
    game.id,
    ...(game.ledger ? [] : [`  ${texts.t('cli:coverage.no-ledger')}`]),
    ...alignColumns([
      [
        texts.t('cli:coverage.rules'),
        texts.t('cli:coverage.rules-value', {
          tested: rules.tested,
          total: rules.total,
          waived: rules.waived.length,
        }),
      ],
      [
        texts.t('cli:coverage.cards'),
        texts.t('cli:coverage.cards-value', { tested: cards.tested, total: cards.total }),
      ],
    ]),
    ...rules.waived.map(({ id, why }) => `  ${texts.t('cli:coverage.waived', { id, why })}`),
    ...list(texts.t('cli:coverage.untested-rules'), rules.untested),
    ...list(texts.t('cli:coverage.untested-cards'), cards.untested),
    ...list(texts.t('cli:coverage.unknown'), unknown),
  ];
}
