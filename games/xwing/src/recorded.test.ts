import { recordedSuite } from '@parsecs/kernel/testing';
import { xwing } from './game.ts';

recordedSuite(xwing, new URL('../scenarios/recorded/', import.meta.url));
