export * from '../kit/spatial.ts';
