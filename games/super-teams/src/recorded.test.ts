import { recordedSuite } from '@parsecs/kernel/testing';
import { superTeams } from './game.ts';

recordedSuite(superTeams, new URL('../scenarios/recorded/', import.meta.url));
