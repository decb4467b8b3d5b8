export * from '../kit/list-choice.tsx';
