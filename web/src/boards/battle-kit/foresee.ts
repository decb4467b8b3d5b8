export * from '@parsecs/table';
