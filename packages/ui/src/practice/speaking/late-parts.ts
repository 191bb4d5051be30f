/** Parts needed only after recording, or if recording is impossible; loaded separately, see `speakingParts`. */
export { SubmittedNote } from '../review/index.ts';
export { MicrophoneNotice } from './microphone-notice.tsx';
export { MissedNotice } from './missed-notice.tsx';
export { SavedPart } from './saved-part.tsx';
export { SpeakingReview } from './speaking-review.tsx';
