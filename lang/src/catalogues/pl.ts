import type { Loaders } from '../catalogues.ts';

export const pl: Loaders = {
  shell: () => import('./pl/shell.json', { with: { type: 'json' } }),
  cli: () => import('./pl/cli.json', { with: { type: 'json' } }),
  table: () => import('./pl/table.json', { with: { type: 'json' } }),
  builder: () => import('./pl/builder.json', { with: { type: 'json' } }),
  'super-teams': () => import('./pl/super-teams.json', { with: { type: 'json' } }),
  'super-teams-rules': () => import('./pl/super-teams-rules.json', { with: { type: 'json' } }),
  xwing: () => import('./pl/xwing.json', { with: { type: 'json' } }),
  'xwing-board': () => import('./pl/xwing-board.json', { with: { type: 'json' } }),
  'xwing-rules': () => import('./pl/xwing-rules.json', { with: { type: 'json' } }),
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
