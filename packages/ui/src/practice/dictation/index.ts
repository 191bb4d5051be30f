export { Dictation, type DictationProps } from './dictation.tsx';
export { dictationShortcuts } from './dictation-shortcuts.ts';
export { DictationView, type DictationViewProps } from './dictation-view.tsx';
export { ReviewedSentence, type ReviewedSentenceProps } from './reviewed-sentence.tsx';
export { Slips, type SlipsProps } from './slips.tsx';
