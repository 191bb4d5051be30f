export * from './protocol/index.ts';
export * from './shared/ports.ts';
