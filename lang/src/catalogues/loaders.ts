import type { Language } from '../languages.ts';
import type advice from './en/advice.json';
import type builder from './en/builder.json';
import type cli from './en/cli.json';
import type guided from './en/guided.json';
import type imperialAssault from './en/imperial-assault.json';
import type imperialAssaultBoard from './en/imperial-assault-board.json';
import type imperialAssaultRules from './en/imperial-assault-rules.json';
import type lab from './en/lab.json';
import type learn from './en/learn.json';
import type lessons from './en/lessons.json';
import type oddsPage from './en/odds-page.json';
import type online from './en/online.json';
import type progress from './en/progress.json';
import type puzzles from './en/puzzles.json';
import type shell from './en/shell.json';
import type starshipBattles from './en/starship-battles.json';
import type starshipBattlesBoard from './en/starship-battles-board.json';
import type starshipBattlesRules from './en/starship-battles-rules.json';
import type superTeams from './en/super-teams.json';
import type superTeamsRules from './en/super-teams-rules.json';
import type table from './en/table.json';
import type xwing from './en/xwing.json';
import type xwingBoard from './en/xwing-board.json';
import type xwingRules from './en/xwing-rules.json';
import type xwingRulings from './en/xwing-rulings.json';

/** The English catalogues are the list of all messages; the other languages follow them. */
export interface English {
  shell: typeof shell;
  cli: typeof cli;
  table: typeof table;
  advice: typeof advice;
  builder: typeof builder;
  online: typeof online;
  learn: typeof learn;
  guided: typeof guided;
  lessons: typeof lessons;
  progress: typeof progress;
  puzzles: typeof puzzles;
  'odds-page': typeof oddsPage;
  lab: typeof lab;
  'super-teams': typeof superTeams;
  'super-teams-rules': typeof superTeamsRules;
  xwing: typeof xwing;
  'xwing-board': typeof xwingBoard;
  'xwing-rules': typeof xwingRules;
  'xwing-rulings': typeof xwingRulings;
  'starship-battles': typeof starshipBattles;
  'starship-battles-board': typeof starshipBattlesBoard;
  'starship-battles-rules': typeof starshipBattlesRules;
  'imperial-assault': typeof imperialAssault;
  'imperial-assault-board': typeof imperialAssaultBoard;
  'imperial-assault-rules': typeof imperialAssaultRules;
}

export type Namespace = keyof English;

/** Message ids and their texts; groups may be nested, the id is then joined by dots. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

type Loader = () => Promise<{ readonly default: Catalogue }>;

/** One file per language and namespace, so that a browser downloads only what it shows. */
type Loaders = Readonly<Record<Namespace, Loader>>;

const en: Loaders = {
  shell: () => import('./en/shell.json', { with: { type: 'json' } }),
  cli: () => import('./en/cli.json', { with: { type: 'json' } }),
  table: () => import('./en/table.json', { with: { type: 'json' } }),
  advice: () => import('./en/advice.json', { with: { type: 'json' } }),
  builder: () => import('./en/builder.json', { with: { type: 'json' } }),
  online: () => import('./en/online.json', { with: { type: 'json' } }),
  learn: () => import('./en/learn.json', { with: { type: 'json' } }),
  guided: () => import('./en/guided.json', { with: { type: 'json' } }),
  lessons: () => import('./en/lessons.json', { with: { type: 'json' } }),
  progress: () => import('./en/progress.json', { with: { type: 'json' } }),
  puzzles: () => import('./en/puzzles.json', { with: { type: 'json' } }),
  'odds-page': () => import('./en/odds-page.json', { with: { type: 'json' } }),
  lab: () => import('./en/lab.json', { with: { type: 'json' } }),
  'super-teams': () => import('./en/super-teams.json', { with: { type: 'json' } }),
  'super-teams-rules': () => import('./en/super-teams-rules.json', { with: { type: 'json' } }),
  xwing: () => import('./en/xwing.json', { with: { type: 'json' } }),
  'xwing-board': () => import('./en/xwing-board.json', { with: { type: 'json' } }),
  'xwing-rules': () => import('./en/xwing-rules.json', { with: { type: 'json' } }),
  'xwing-rulings': () => import('./en/xwing-rulings.json', { with: { type: 'json' } }),
  'starship-battles': () => import('./en/starship-battles.json', { with: { type: 'json' } }),
  'starship-battles-board': () =>
    import('./en/starship-battles-board.json', { with: { type: 'json' } }),
  'starship-battles-rules': () =>
    import('./en/starship-battles-rules.json', { with: { type: 'json' } }),
  'imperial-assault': () => import('./en/imperial-assault.json', { with: { type: 'json' } }),
  'imperial-assault-board': () =>
    import('./en/imperial-assault-board.json', { with: { type: 'json' } }),
  'imperial-assault-rules': () =>
    import('./en/imperial-assault-rules.json', { with: { type: 'json' } }),
};

const ru: Loaders = {
  shell: () => import('./ru/shell.json', { with: { type: 'json' } }),
  cli: () => import('./ru/cli.json', { with: { type: 'json' } }),
  table: () => import('./ru/table.json', { with: { type: 'json' } }),
  advice: () => import('./ru/advice.json', { with: { type: 'json' } }),
  builder: () => import('./ru/builder.json', { with: { type: 'json' } }),
  online: () => import('./ru/online.json', { with: { type: 'json' } }),
  learn: () => import('./ru/learn.json', { with: { type: 'json' } }),
  guided: () => import('./ru/guided.json', { with: { type: 'json' } }),
  lessons: () => import('./ru/lessons.json', { with: { type: 'json' } }),
  progress: () => import('./ru/progress.json', { with: { type: 'json' } }),
  puzzles: () => import('./ru/puzzles.json', { with: { type: 'json' } }),
  'odds-page': () => import('./ru/odds-page.json', { with: { type: 'json' } }),
  lab: () => import('./ru/lab.json', { with: { type: 'json' } }),
  'super-teams': () => import('./ru/super-teams.json', { with: { type: 'json' } }),
  'super-teams-rules': () => import('./ru/super-teams-rules.json', { with: { type: 'json' } }),
  xwing: () => import('./ru/xwing.json', { with: { type: 'json' } }),
  'xwing-board': () => import('./ru/xwing-board.json', { with: { type: 'json' } }),
  'xwing-rules': () => import('./ru/xwing-rules.json', { with: { type: 'json' } }),
  'xwing-rulings': () => import('./ru/xwing-rulings.json', { with: { type: 'json' } }),
  'starship-battles': () => import('./ru/starship-battles.json', { with: { type: 'json' } }),
  'starship-battles-board': () =>
    import('./ru/starship-battles-board.json', { with: { type: 'json' } }),
  'starship-battles-rules': () =>
    import('./ru/starship-battles-rules.json', { with: { type: 'json' } }),
  'imperial-assault': () => import('./ru/imperial-assault.json', { with: { type: 'json' } }),
  'imperial-assault-board': () =>
    import('./ru/imperial-assault-board.json', { with: { type: 'json' } }),
  'imperial-assault-rules': () =>
    import('./ru/imperial-assault-rules.json', { with: { type: 'json' } }),
};

const pl: Loaders = {
  shell: () => import('./pl/shell.json', { with: { type: 'json' } }),
  cli: () => import('./pl/cli.json', { with: { type: 'json' } }),
  table: () => import('./pl/table.json', { with: { type: 'json' } }),
  advice: () => import('./pl/advice.json', { with: { type: 'json' } }),
  builder: () => import('./pl/builder.json', { with: { type: 'json' } }),
  online: () => import('./pl/online.json', { with: { type: 'json' } }),
  learn: () => import('./pl/learn.json', { with: { type: 'json' } }),
  guided: () => import('./pl/guided.json', { with: { type: 'json' } }),
  lessons: () => import('./pl/lessons.json', { with: { type: 'json' } }),
  progress: () => import('./pl/progress.json', { with: { type: 'json' } }),
  puzzles: () => import('./pl/puzzles.json', { with: { type: 'json' } }),
  'odds-page': () => import('./pl/odds-page.json', { with: { type: 'json' } }),
  lab: () => import('./pl/lab.json', { with: { type: 'json' } }),
  'super-teams': () => import('./pl/super-teams.json', { with: { type: 'json' } }),
  'super-teams-rules': () => import('./pl/super-teams-rules.json', { with: { type: 'json' } }),
  xwing: () => import('./pl/xwing.json', { with: { type: 'json' } }),
  'xwing-board': () => import('./pl/xwing-board.json', { with: { type: 'json' } }),
  'xwing-rules': () => import('./pl/xwing-rules.json', { with: { type: 'json' } }),
  'xwing-rulings': () => import('./pl/xwing-rulings.json', { with: { type: 'json' } }),
  'starship-battles': () => import('./pl/starship-battles.json', { with: { type: 'json' } }),
  'starship-battles-board': () =>
    import('./pl/starship-battles-board.json', { with: { type: 'json' } }),
  'starship-battles-rules': () =>
    import('./pl/starship-battles-rules.json', { with: { type: 'json' } }),
  'imperial-assault': () => import('./pl/imperial-assault.json', { with: { type: 'json' } }),
  'imperial-assault-board': () =>
    import('./pl/imperial-assault-board.json', { with: { type: 'json' } }),
  'imperial-assault-rules': () =>
    import('./pl/imperial-assault-rules.json', { with: { type: 'json' } }),
};

const uk: Loaders = {
  shell: () => import('./uk/shell.json', { with: { type: 'json' } }),
  cli: () => import('./uk/cli.json', { with: { type: 'json' } }),
  table: () => import('./uk/table.json', { with: { type: 'json' } }),
  advice: () => import('./uk/advice.json', { with: { type: 'json' } }),
  builder: () => import('./uk/builder.json', { with: { type: 'json' } }),
  online: () => import('./uk/online.json', { with: { type: 'json' } }),
  learn: () => import('./uk/learn.json', { with: { type: 'json' } }),
  guided: () => import('./uk/guided.json', { with: { type: 'json' } }),
  lessons: () => import('./uk/lessons.json', { with: { type: 'json' } }),
  progress: () => import('./uk/progress.json', { with: { type: 'json' } }),
  puzzles: () => import('./uk/puzzles.json', { with: { type: 'json' } }),
  'odds-page': () => import('./uk/odds-page.json', { with: { type: 'json' } }),
  lab: () => import('./uk/lab.json', { with: { type: 'json' } }),
  'super-teams': () => import('./uk/super-teams.json', { with: { type: 'json' } }),
  'super-teams-rules': () => import('./uk/super-teams-rules.json', { with: { type: 'json' } }),
  xwing: () => import('./uk/xwing.json', { with: { type: 'json' } }),
  'xwing-board': () => import('./uk/xwing-board.json', { with: { type: 'json' } }),
  'xwing-rules': () => import('./uk/xwing-rules.json', { with: { type: 'json' } }),
  'xwing-rulings': () => import('./uk/xwing-rulings.json', { with: { type: 'json' } }),
  'starship-battles': () => import('./uk/starship-battles.json', { with: { type: 'json' } }),
  'starship-battles-board': () =>
    import('./uk/starship-battles-board.json', { with: { type: 'json' } }),
  'starship-battles-rules': () =>
    import('./uk/starship-battles-rules.json', { with: { type: 'json' } }),
  'imperial-assault': () => import('./uk/imperial-assault.json', { with: { type: 'json' } }),
  'imperial-assault-board': () =>
    import('./uk/imperial-assault-board.json', { with: { type: 'json' } }),
  'imperial-assault-rules': () =>
    import('./uk/imperial-assault-rules.json', { with: { type: 'json' } }),
};

export const LOADERS: Readonly<Record<Language, Loaders>> = { en, ru, pl, uk };
