export * from '../kit/tray-chip.tsx';
