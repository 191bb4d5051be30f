export { useSittingTranslation } from '../../i18n/use-sitting-translation.ts';
export { Sitting, type SittingProps } from './sitting.tsx';
export { SittingFrame, type SittingFrameProps } from './sitting-frame.tsx';
export type { SittingLevel } from './sitting-level.ts';
export { type SittingFlow, SittingView, type SittingViewProps } from './sitting-view.tsx';
