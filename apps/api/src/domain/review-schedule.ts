import { type Card, createEmptyCard, fsrs, Rating, State } from 'ts-fsrs';

/** How well something was remembered, as the learner says. All but `again` are correct. */
export const reviewRatings = ['again', 'hard', 'good', 'easy'] as const;
/** One of {@link reviewRatings}. */
export type ReviewRating = (typeof reviewRatings)[number];

/** What the scheduler remembers beside the due instant; opaque to everything else. */
export type Memory = Omit<Card, 'due' | 'last_review'> & { last_review: number | null };

/** When a card comes back, and how far it is from graduating. Instants are milliseconds since 1970 (UTC). */
export interface Schedule {
  readonly dueAt: number;
  /** Correct reviews in a row. */
  readonly streak: number;
  readonly memory: Memory;
  /** Null while it is to be learnt. */
  readonly graduatedAt: number | null;
}

/** What a rating leads to. */
export interface RatingOutcome {
  readonly rating: ReviewRating;
  readonly dueAt: number;
  readonly graduates: boolean;
}

/** A card graduates with its third correct review in a row, once it would be remembered for three weeks. */
export const graduation = { streak: 3, stabilityDays: 21 } as const;

/** A card that was forgotten comes back within the session or soon after. No fuzz: every device shows the same day. */
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

/** The schedule of a card that was never reviewed: due at once. */
export function newSchedule(now: number): Schedule {
  return toSchedule(createEmptyCard(new Date(now)), 0, null);
}

/** The schedule after a review at this moment. */
export function review(schedule: Schedule, rating: ReviewRating, now: number): Schedule {
  const { card } = scheduler.next(toCard(schedule), new Date(now), grades[rating]);
  const streak = rating === 'again' ? 0 : schedule.streak + 1;
  const graduates = streak >= graduation.streak && card.stability >= graduation.stabilityDays;
  return toSchedule(card, streak, graduates ? now : null);
}

/** The schedule after a miss outside a review: what was never reviewed stays due, all else is forgotten. */
export function lapse(schedule: Schedule, now: number): Schedule {
  if (schedule.memory.state !== State.New) return review(schedule, 'again', now);
  return { ...schedule, dueAt: Math.min(schedule.dueAt, now), streak: 0, graduatedAt: null };
}

/** What each rating would lead to at this moment, worst first. */
export function outcomesOf(schedule: Schedule, now: number): RatingOutcome[] {
  return reviewRatings.map((rating) => {
    const { dueAt, graduatedAt } = review(schedule, rating, now);
    return { rating, dueAt, graduates: graduatedAt !== null };
  });
}
