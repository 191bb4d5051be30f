export type { CallFailure } from '../shared/failure.ts';
export {
  driveReviewSession,
  type ReviewSessionFixture,
  reviewSessionFixtures,
} from './review-session.fixtures.ts';
export {
  type ReviewSessionActor,
  type ReviewSessionSnapshot,
  reviewSessionMachine,
} from './review-session.machine.ts';
export {
  type DueCards,
  type PendingRating,
  type Pronunciation,
  type RatedCard,
  type RatedReply,
  type RatingOutcome,
  type ReviewCard,
  type ReviewItem,
  type ReviewMistake,
  type ReviewQuestion,
  type ReviewRating,
  type ReviewSessionContext,
  type ReviewSessionEvent,
  type ReviewSessionInput,
  type ReviewSessionTag,
  type ReviewStorageEvent,
  type ReviewWord,
  reviewRatings,
} from './review-session.types.ts';
export {
  type ReviewSessionView,
  type ReviewSummary,
  reviewSessionView,
  type ShownCard,
} from './review-session.view.ts';
