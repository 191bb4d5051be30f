/** What is needed only when recording is over, or can't be done: a file of its own, see `speakingParts`. */
export { SubmittedNote } from '../review/index.ts';
export { MicrophoneNotice } from './microphone-notice.tsx';
export { SavedPart } from './saved-part.tsx';
export { SpeakingReview } from './speaking-review.tsx';
