export * from '../kit/foresee.ts';
