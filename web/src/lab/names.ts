import type { Namespace, Texts } from '@parsecs/lang';
import type { GameId } from '@parsecs/table';

/** The words that name what a game is played with. */
export function namespacesOf(game: GameId): readonly Namespace[] {
  return ['lab', game];
}

/** The first of these messages that there is, or the id itself. */
function firstOf(texts: Texts, id: string, keys: readonly string[]): string {
  const key = keys.find((one) => texts.has(one));
  return key === undefined ? id : texts.t(key as `lab:${string}`);
}

/** A message of the game itself. */
function inGame(game: GameId, ...path: readonly string[]): string {
  return [game, path.join('.')].join(':');
}

const RACE = /^(\d)-players(?:-(\w+))?$/;

/** A set-up by its name. */
export function contestName(texts: Texts, game: GameId, name: string): string {
  const [, players, board] = RACE.exec(name) ?? [];
  if (game === 'super-teams' && players !== undefined) {
    const usual = players === '3' ? 'long' : 'standard';
    return texts.t('lab:race', {
      count: Number(players),
      board: texts.t(`super-teams:board.${board ?? usual}.name`),
    });
  }
  return firstOf(texts, name, [inGame(game, 'setup', name, 'name')]);
}

/** A ready-made list by its id, or the name that somebody gave to a list. */
export function listName(texts: Texts, game: GameId, name: string): string {
  const group = { xwing: 'squad', 'starship-battles': 'fleet', 'imperial-assault': 'army' };
  if (game === 'super-teams') return name;
  const path = [group[game], name];
  return firstOf(texts, name, [inGame(game, ...path), inGame(game, ...path, 'name')]);
}

/** A side of a contest. */
export function sideName(texts: Texts, game: GameId, side: string): string {
  switch (game) {
    case 'super-teams':
      return side
        .split('+')
        .map((colour) => texts.t(`super-teams:colour.${colour}.name`))
        .join(' + ');
    case 'xwing':
      return texts.t(`xwing:faction.${side}.name`);
    case 'starship-battles':
      return texts.t(`starship-battles:side.${side}.name`);
    case 'imperial-assault':
      return firstOf(texts, side, [`imperial-assault:army.${side}.name`]);
  }
}

/** A piece, a card or a cause of damage, as `facts` of the arena write it. */
export function factName(texts: Texts, game: GameId, id: string): string {
  const [thing = id, weapon] = id.split('/');
  if (weapon !== undefined) {
    return texts.t('lab:with', {
      ship: factName(texts, game, thing),
      weapon: firstOf(texts, weapon, [inGame(game, 'weapon', weapon, 'name')]),
    });
  }
  const [kind = '', name = ''] = thing.includes('.') ? thing.split('.') : ['', thing];
  return firstOf(texts, name, [
    inGame(game, kind, name, 'name'),
    inGame(game, 'card', kind, name, 'name'),
    `lab:${kind === '' ? 'cause' : kind}.${name}`,
    ...['ability', 'weapon', 'command', 'keyword', 'bonus'].map((group) =>
      inGame(game, group, name, 'name'),
    ),
    inGame(game, 'cause', name),
  ]);
}
