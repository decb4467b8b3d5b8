export * from '../kit/view-buttons.tsx';
