import type { Loaders } from '../catalogues.ts';

export const ru: Loaders = {
  shell: () => import('./ru/shell.json', { with: { type: 'json' } }),
  cli: () => import('./ru/cli.json', { with: { type: 'json' } }),
  table: () => import('./ru/table.json', { with: { type: 'json' } }),
  builder: () => import('./ru/builder.json', { with: { type: 'json' } }),
  'super-teams': () => import('./ru/super-teams.json', { with: { type: 'json' } }),
  'super-teams-rules': () => import('./ru/super-teams-rules.json', { with: { type: 'json' } }),
  xwing: () => import('./ru/xwing.json', { with: { type: 'json' } }),
  'xwing-board': () => import('./ru/xwing-board.json', { with: { type: 'json' } }),
  'xwing-rules': () => import('./ru/xwing-rules.json', { with: { type: 'json' } }),
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
