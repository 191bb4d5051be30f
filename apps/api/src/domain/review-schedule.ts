import { type Card, createEmptyCard, fsrs, Rating, State } from 'ts-fsrs';

/** The learner's rating of how well they remembered. All but `again` count as correct. */
export const reviewRatings = ['again', 'hard', 'good', 'easy'] as const;
/** One of {@link reviewRatings}. */
export type ReviewRating = (typeof reviewRatings)[number];

/** The scheduler's state except the due time; opaque to other code. */
export type Memory = Omit<Card, 'due' | 'last_review'> & { last_review: number | null };

/** When a card is due, and its progress towards graduating. Times are milliseconds since 1970 (UTC). */
export interface Schedule {
  readonly dueAt: number;
  /** Correct reviews in a row. */
  readonly streak: number;
  readonly memory: Memory;
  /** Null until it graduates. */
  readonly graduatedAt: number | null;
}

/** The outcome of a rating. */
export interface RatingOutcome {
  readonly rating: ReviewRating;
  readonly dueAt: number;
  readonly graduates: boolean;
}

/** A card graduates with its third correct review in a row, once its predicted stability is three weeks. */
export const graduation = { streak: 3, stabilityDays: 21 } as const;

/** A forgotten card comes back within the session or soon after. No fuzz, so that every device shows the same day. */
const scheduler = fsrs({ enable_fuzz: false, learning_steps: ['10m'], relearning_steps: ['10m'] });

const grades = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const;

function toSchedule(card: Card, streak: number, graduatedAt: number | null): Schedule {
  const { due, last_review, ...memory } = card;
  return {
    dueAt: due.getTime(),
    streak,
    memory: { ...memory, last_review: last_review?.getTime() ?? null },
    graduatedAt,
  };
}

function toCard({ dueAt, memory: { last_review, ...memory } }: Schedule): Card {
  return {
    ...memory,
    due: new Date(dueAt),
    ...(last_review === null ? {} : { last_review: new Date(last_review) }),
  };
}

/** The schedule of a new card: due immediately. */
export function newSchedule(now: number): Schedule {
  return toSchedule(createEmptyCard(new Date(now)), 0, null);
}

/** The schedule after a review at `now`. */
export function review(schedule: Schedule, rating: ReviewRating, now: number): Schedule {
  const { card } = scheduler.next(toCard(schedule), new Date(now), grades[rating]);
  const streak = rating === 'again' ? 0 : schedule.streak + 1;
  const graduates = streak >= graduation.streak && card.stability >= graduation.stabilityDays;
  return toSchedule(card, streak, graduates ? now : null);
}

/** The schedule after a miss outside a review: a new card stays due, any other counts as forgotten. */
export function lapse(schedule: Schedule, now: number): Schedule {
  if (schedule.memory.state !== State.New) return review(schedule, 'again', now);
  return { ...schedule, dueAt: Math.min(schedule.dueAt, now), streak: 0, graduatedAt: null };
}

/** The outcome of each rating at `now`, worst first. */
export function outcomesOf(schedule: Schedule, now: number): RatingOutcome[] {
  return reviewRatings.map((rating) => {
    const { dueAt, graduatedAt } = review(schedule, rating, now);
    return { rating, dueAt, graduates: graduatedAt !== null };
  });
}
