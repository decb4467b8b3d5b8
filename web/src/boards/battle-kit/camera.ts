export * from '../kit/camera.ts';
