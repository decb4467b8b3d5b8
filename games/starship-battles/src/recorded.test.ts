import { recordedSuite } from '@parsecs/kernel/testing';
import { starshipBattles } from './game.ts';

recordedSuite(starshipBattles, new URL('../scenarios/recorded/', import.meta.url));
