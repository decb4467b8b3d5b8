export * from '../kit/use-follow.ts';
