import { gameSuite } from '@parsecs/kernel/testing';
import { superTeams } from './index.ts';

gameSuite(superTeams, { games: 2 });
