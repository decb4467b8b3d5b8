export * from '../kit/bases.tsx';
