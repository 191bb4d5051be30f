export { type ClockEnvironment, createClock } from './clock.ts';
