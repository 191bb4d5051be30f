export { ClipPlayer, type ClipPlayerProps } from './clip-player.tsx';
export {
  AboutSample,
  Explanation,
  type ExplanationProps,
  ReviewSection,
  type ReviewSectionProps,
} from './explanation.tsx';
export { RecordingClip, type RecordingClipProps, SavedClip, type SavedClipProps } from './recording-clip.tsx';
export { ResultBanner, type ResultBannerProps, type ResultTone } from './result-banner.tsx';
export { ReviewActions, type ReviewActionsProps } from './review-actions.tsx';
export { SampleAnswer, type SampleAnswerProps } from './sample-answer.tsx';
export { Score, type ScoreProps } from './score.tsx';
export type { Slip } from './slip-groups.ts';
export { SlipList, type SlipListProps } from './slip-list.tsx';
export {
  SubmittedBanner,
  type SubmittedBannerProps,
  SubmittedNote,
  type SubmittedNoteProps,
} from './submitted-note.tsx';
export { VideoClip, type VideoClipProps } from './video-clip.tsx';
export { type WayOn, WayOnContext } from './way-on.ts';
