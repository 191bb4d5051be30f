export { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';
export {
  type ProgressBarSize,
  type ProgressBarTone,
  progressBarSizes,
  progressBarTones,
} from './progress-bar.variants.ts';
