export { starshipBattles } from './game.ts';
export type { StarshipBattles } from './game-types.ts';
