import { TAUGHT_GAMES, type TaughtGame } from '@parsecs/lessons';

export function taughtGame(id: string): TaughtGame | undefined {
  return TAUGHT_GAMES.find((game) => game === id);
}
