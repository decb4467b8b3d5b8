import type { GameId } from '@parsecs/table';
import { ODDS_OPTIONS, type OddsOptions, type OddsReport } from '../odds/options.ts';
import { type Command, type Context, defineCommand, EXIT } from '../shell/command.ts';
import { readGameId } from '../shell/games.ts';
import { alignColumns, formatNumber } from '../shell/layout.ts';
import { report } from '../shell/report.ts';

type Odds = (options: OddsOptions) => OddsReport;

/** A game is only loaded when it is asked about. */
const LOADERS: Readonly<Record<GameId, () => Promise<Odds>>> = {
  'super-teams': async () => (await import('../odds/super-teams.ts')).superTeamsOdds,
  xwing: async () => (await import('../odds/xwing.ts')).xwingOdds,
  'starship-battles': async () => (await import('../odds/starship-battles.ts')).starshipBattlesOdds,
  'imperial-assault': async () => (await import('../odds/imperial-assault.ts')).imperialAssaultOdds,
};

export const oddsCommand: Command = defineCommand({
  name: 'odds',
  words: [1, 1],
  options: ODDS_OPTIONS,
  run: async (context, { options, words }) => {
    const odds = await LOADERS[readGameId(words[0])]();
    const known = odds(options);
    report(context, known, () => describe(context, known));
    return EXIT.fine;
  },
});

const DIGITS = 2;

function describe({ texts }: Context, { outcomes, expected }: OddsReport): readonly string[] {
  const fields = Object.keys(outcomes[0] ?? {});
  const cell = (field: string, value: number | null): string => {
    if (value === null) return texts.t('cli:odds.none');
    return field === 'p'
      ? texts.t('cli:odds.percent', { value: formatNumber(texts.language, 100 * value, DIGITS) })
      : String(value);
  };
  return [
    ...alignColumns([
      fields.map((field) => texts.t(`cli:odds.${field}`)),
      ...outcomes.map((one) => fields.map((field) => cell(field, one[field] ?? null))),
    ]),
    texts.t('cli:odds.expected', { value: formatNumber(texts.language, expected, DIGITS) }),
  ];
}
