/** Parts needed only after a step is answered, loaded separately. */
export { ReadingReview } from './reading-review.tsx';
export { StepReview } from './step-review.tsx';
