export * from '../kit/use-pan-zoom.ts';
