import './art.css';
import './scenes.css';

export { SuperTeamsScene } from './scene-super-teams.tsx';
