import { recordedSuite } from '@parsecs/kernel/testing';
import { imperialAssault } from './game.ts';

recordedSuite(imperialAssault, new URL('../scenarios/recorded/', import.meta.url));
