import type { Loaders } from '../catalogues.ts';

export const en: Loaders = {
  shell: () => import('./en/shell.json', { with: { type: 'json' } }),
  cli: () => import('./en/cli.json', { with: { type: 'json' } }),
  table: () => import('./en/table.json', { with: { type: 'json' } }),
  builder: () => import('./en/builder.json', { with: { type: 'json' } }),
  'super-teams': () => import('./en/super-teams.json', { with: { type: 'json' } }),
  'super-teams-rules': () => import('./en/super-teams-rules.json', { with: { type: 'json' } }),
  xwing: () => import('./en/xwing.json', { with: { type: 'json' } }),
  'xwing-board': () => import('./en/xwing-board.json', { with: { type: 'json' } }),
  'xwing-rules': () => import('./en/xwing-rules.json', { with: { type: 'json' } }),
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
