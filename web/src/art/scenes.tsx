import './art.css';
import './scenes.css';

export { ImperialAssaultScene } from './scene-imperial-assault.tsx';
export { StarshipBattlesScene } from './scene-starship-battles.tsx';
export { SuperTeamsScene } from './scene-super-teams.tsx';
export { XWingScene } from './scene-xwing.tsx';
