import { GAME_IDS, loadGame } from '@parsecs/table';
import { defineCommand, EXIT } from '../shell/command.ts';
import { listSetups } from '../shell/games.ts';
import { alignColumns } from '../shell/layout.ts';
import { report } from '../shell/report.ts';

export const gamesCommand = defineCommand({
  name: 'games',
  words: [0, 0],
  options: {},
  run: async (context) => {
    const { texts } = context;
    const games = await Promise.all(GAME_IDS.map((id) => loadGame(id)));
    const list = games.map((game) => ({
      id: game.id,
      name: texts.t(`cli:game.${game.id}`),
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
