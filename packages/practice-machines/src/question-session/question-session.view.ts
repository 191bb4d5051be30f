import type { CallFailure } from '../shared/failure.ts';
import type { QuestionPlace } from '../shared/place.ts';
import type { QuestionSessionSnapshot } from './question-session.machine.ts';
import type { Direction, SessionQuestion } from './question-session.types.ts';

/** The Last or Next button. */
export interface NeighbourView {
  /** False at the end of the list. */
  canGo: boolean;
  /** Requested and still loading. */
  waiting: boolean;
  /** Why it could not be loaded when it was requested; another request retries. */
  failure: CallFailure | null;
}

/** View model of the detail screen's frame. */
export type QuestionSessionView =
  | { phase: 'loading'; place: QuestionPlace }
  | {
      phase: 'showing';
      place: QuestionPlace;
      question: SessionQuestion;
      isPracticed: boolean;
      next: NeighbourView;
      previous: NeighbourView;
    }
  | { phase: 'failed'; place: QuestionPlace; failure: CallFailure }
  /** `place` is null if no question is known; otherwise the host has no such question. */
  | { phase: 'missing'; place: QuestionPlace | null };

const unknown: CallFailure = { code: 'unknown', message: '' };

/** The view model of a question session. */
export function questionSessionView(snapshot: QuestionSessionSnapshot): QuestionSessionView {
  const { place, question, requested, failure, moveFailure } = snapshot.context;
  if (!place || snapshot.matches('missing')) return { phase: 'missing', place };
  if (snapshot.matches('failed')) return { phase: 'failed', place, failure: failure ?? unknown };
  if (!question || !snapshot.matches('showing')) return { phase: 'loading', place };
  const failureOf = (direction: Direction): CallFailure | null => {
    if (moveFailure?.direction !== direction) return null;
    const { direction: _, ...rest } = moveFailure;
    return rest;
  };
  const neighbour = (direction: Direction): NeighbourView => ({
    canGo: !snapshot.matches({ showing: { [direction]: 'end' } }),
    waiting: requested === direction,
    failure: failureOf(direction),
  });
  return {
    phase: 'showing',
    place,
    question,
    isPracticed: question.isPracticed === true,
    next: neighbour('next'),
    previous: neighbour('previous'),
  };
}
