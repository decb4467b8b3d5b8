import type { Loaders } from '../catalogues.ts';

export const uk: Loaders = {
  shell: () => import('./uk/shell.json', { with: { type: 'json' } }),
  cli: () => import('./uk/cli.json', { with: { type: 'json' } }),
  table: () => import('./uk/table.json', { with: { type: 'json' } }),
  builder: () => import('./uk/builder.json', { with: { type: 'json' } }),
  'super-teams': () => import('./uk/super-teams.json', { with: { type: 'json' } }),
  'super-teams-rules': () => import('./uk/super-teams-rules.json', { with: { type: 'json' } }),
  xwing: () => import('./uk/xwing.json', { with: { type: 'json' } }),
  'xwing-board': () => import('./uk/xwing-board.json', { with: { type: 'json' } }),
  'xwing-rules': () => import('./uk/xwing-rules.json', { with: { type: 'json' } }),
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
