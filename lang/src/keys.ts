import type builder from './catalogues/en/builder.json';
import type cli from './catalogues/en/cli.json';
import type imperialAssault from './catalogues/en/imperial-assault.json';
import type imperialAssaultBoard from './catalogues/en/imperial-assault-board.json';
import type imperialAssaultRules from './catalogues/en/imperial-assault-rules.json';
import type shell from './catalogues/en/shell.json';
import type starshipBattles from './catalogues/en/starship-battles.json';
import type starshipBattlesBoard from './catalogues/en/starship-battles-board.json';
import type starshipBattlesRules from './catalogues/en/starship-battles-rules.json';
import type superTeams from './catalogues/en/super-teams.json';
import type superTeamsRules from './catalogues/en/super-teams-rules.json';
import type table from './catalogues/en/table.json';
import type xwing from './catalogues/en/xwing.json';
import type xwingBoard from './catalogues/en/xwing-board.json';
import type xwingRules from './catalogues/en/xwing-rules.json';
import type { Namespace } from './catalogues.ts';

/** The English catalogues are the list of all messages; the other languages follow them. */
interface English {
  shell: typeof shell;
  cli: typeof cli;
  table: typeof table;
  builder: typeof builder;
  'super-teams': typeof superTeams;
  'super-teams-rules': typeof superTeamsRules;
  xwing: typeof xwing;
  'xwing-board': typeof xwingBoard;
  'xwing-rules': typeof xwingRules;
  'starship-battles': typeof starshipBattles;
  'starship-battles-board': typeof starshipBattlesBoard;
  'starship-battles-rules': typeof starshipBattlesRules;
  'imperial-assault': typeof imperialAssault;
  'imperial-assault-board': typeof imperialAssaultBoard;
  'imperial-assault-rules': typeof imperialAssaultRules;
}

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** The ids of a catalogue: groups joined by dots, plural forms as one. */
type Ids<C> = {
  [Name in keyof C & string]: C[Name] extends string
    ? Name extends `${infer Base}_${Plural}`
      ? Base
      : Name
    : `${Name}.${Ids<C[Name]>}`;
}[keyof C & string];

/** Every message there is. */
export type Key = { [N in Namespace]: `${N}:${Ids<English[N]>}` }[Namespace];

export type AnyKey = `${Namespace}:${string}`;

/** A type without properties has every id of a pattern, but no written-out one. */
type Nothing = { readonly [Name in never]: Name };

/**
 * A written-out id must exist. One that is put together from a text of unknown content, such as
 * `super-teams:event.${type}`, cannot be checked by its type; the tests do that.
 */
export type KnownKey<K extends AnyKey> =
  Nothing extends Record<K, 1> ? K : K extends Key ? K : never;
