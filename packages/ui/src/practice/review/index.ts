export { ClipPlayer, type ClipPlayerProps } from './clip-player.tsx';
export { Explanation, type ExplanationProps, ReviewSection, type ReviewSectionProps } from './explanation.tsx';
export { ResultBanner, type ResultBannerProps, type ResultTone } from './result-banner.tsx';
export { ReviewActions, type ReviewActionsProps } from './review-actions.tsx';
export { Score, type ScoreProps } from './score.tsx';
export { SubmittedNote } from './submitted-note.tsx';
