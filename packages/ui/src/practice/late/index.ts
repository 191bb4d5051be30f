export { type Late, type LateState, late } from './late.ts';
export { LatePart, type LatePartProps } from './late-part.tsx';
export { useAhead } from './use-ahead.ts';
export { whenIdle } from './when-idle.ts';
