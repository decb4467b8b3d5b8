import '../art.css';
import './scenes.css';

export { ImperialAssaultScene } from './imperial-assault.tsx';
export { StarshipBattlesScene } from './starship-battles.tsx';
export { SuperTeamsScene } from './super-teams.tsx';
export { XWingScene } from './xwing.tsx';
