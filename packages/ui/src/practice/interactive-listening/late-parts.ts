/** What is needed only when the summary is over: a file of its own. */
export { SubmittedNote } from '../review/index.ts';
export { ListeningReview } from './listening-review.tsx';
