export { toClockView } from '../shared/flow.ts';
export * from './delivery.ts';
export * from './protocol.ts';
export * from './settings.ts';
