/** What is needed only once a step is fixed, or all are: a file of its own. */
export { ReadingReview } from './reading-review.tsx';
export { StepReview } from './step-review.tsx';
