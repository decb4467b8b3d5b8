import { GAME_IDS, type GameId, loadGame } from '@parsecs/table';
import { type Command, defineCommand, EXIT } from '../shell/command.ts';
import { listSetups } from '../shell/games.ts';
import { alignColumns } from '../shell/layout.ts';
import { report } from '../shell/report.ts';

export const gamesCommand: Command = defineCommand({
  name: 'games',
  words: [0, 0],
  options: {},
  run: async (context) => {
    const { texts } = context;
    await texts.load(...GAME_IDS);
    const games = await Promise.all(GAME_IDS.map((id) => loadGame(id)));
    const list = games.map((game) => ({
      id: game.id,
      name: texts.t(`${game.id as GameId}:title`),
      seats: game.seats,
      setups: listSetups(game).map(({ name }) => name),
    }));
    report(context, list, () =>
      list.flatMap(({ id, name, seats, setups }) => [
        `${id}  ${name}`,
        ...alignColumns([
          [texts.t('cli:games.seats'), seats.join(', ')],
          [texts.t('cli:games.setups'), setups.join(', ')],
        ]),
      ]),
    );
    return EXIT.fine;
  },
});
