export { type ClockEnvironment, createClock } from './clock.ts';
export { timeAcrossLoads } from './time-across-loads.ts';
