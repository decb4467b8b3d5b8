export * from '../kit/sounds.ts';
