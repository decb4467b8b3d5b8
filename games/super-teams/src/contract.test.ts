import { gameSuite } from '@parsecs/kernel/testing';
import { superTeams } from './index.ts';

// The games of all options, in `setup/options.test.ts`, are audited as well.
gameSuite(superTeams, { games: 1 });
