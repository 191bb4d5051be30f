export type { LaunchDelivery, LaunchProblem, LaunchResult, LaunchState } from './launch.types.ts';
export { LaunchFrame, type LaunchFrameProps } from './launch-frame.tsx';
