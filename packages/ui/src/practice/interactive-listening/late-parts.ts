/** Parts needed only after the summary, loaded separately. */
export { SubmittedNote } from '../review/index.ts';
export { ListeningReview } from './listening-review.tsx';
