export * from '../kit/beats.ts';
