export { ClipPlayer, type ClipPlayerProps } from './clip-player.tsx';
export { Explanation, type ExplanationProps, ReviewSection, type ReviewSectionProps } from './explanation.tsx';
export { RecordingClip, type RecordingClipProps, SavedClip, type SavedClipProps } from './recording-clip.tsx';
export { ResultBanner, type ResultBannerProps, type ResultTone } from './result-banner.tsx';
export { ReviewActions, type ReviewActionsProps } from './review-actions.tsx';
export { Score, type ScoreProps } from './score.tsx';
export { type Slip, SlipList, type SlipListProps } from './slip-list.tsx';
export { SubmittedNote } from './submitted-note.tsx';
export { VideoClip, type VideoClipProps } from './video-clip.tsx';
