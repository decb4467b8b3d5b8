export * from '../kit/kit-settings.ts';
