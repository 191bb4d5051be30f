import type { Answered, SittingOutcome } from '@rehearse/embed/react';
import { findLanguage, type Language } from '@rehearse/languages';
import { Cmi5Error, type Launch, openSession, readLaunch, type Session } from '@rehearse/question-data/cmi5';
import type { LaunchResult, LaunchState } from '@rehearse/ui/practice';
import { type Delivery, openDelivery } from './delivery.ts';
import { outcomeOf } from './outcome-of.ts';
import { visitStorage } from './visit-storage.ts';

/** A drill that a learner opened from a course. */
export interface CourseVisit {
  state(): LaunchState;
  /** Names the session, also after a reload; null while it isn't open. */
  name(): string | null;
  /** The session; null while it isn't open. */
  session(): Session | null;
  /** The learner's language at the learning management system; undefined if it isn't known or has no texts here. */
  language(): Language | undefined;
  /** Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  open(): Promise<void>;
  answered(answered: Answered): Promise<void>;
  /** Hands the result in, which ends the session; what follows is for practice. */
  finish(outcomes: readonly SittingOutcome[]): Promise<void>;
  /** Ends the session, and goes back to the course once everything is sent. */
  leave(): Promise<void>;
  leaveAnyway(): void;
}

interface VisitPorts {
  /** Address of the page. */
  readonly url: string;
  /** Origins that the page may call, besides its own. */
  readonly origins: readonly string[];
  readonly ownOrigin: string;
  /** Goes to another page; null closes this one if the browser allows it. */
  readonly goTo: (url: string | null) => void;
}

const addressesOf = ({ endpoint, fetchUrl }: Launch) => [endpoint, fetchUrl].map((url) => new URL(url).origin);

const failureOf = (error: unknown): LaunchState => ({
  phase: 'failed',
  problem: error instanceof Cmi5Error ? error.problem : 'data',
  detail: error instanceof Error ? error.message : String(error),
});

/** Prepares the visit of a launch; `open` begins it. */
export function createCourseVisit({ url, origins, ownOrigin, goTo }: VisitPorts): CourseVisit {
  const listeners = new Set<() => void>();
  const storage = visitStorage();
  let delivery: Delivery | null = null;
  let name: string | null = null;
  let session: Session | null = null;
  let result: LaunchResult | null = null;
  let isLeaving = false;
  let isGone = false;
  let state: LaunchState = { phase: 'opening' };

  function become(next: LaunchState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function go(): void {
    if (isGone) return;
    isGone = true;
    if (session?.returnUrl === undefined) become({ phase: 'left' });
    goTo(session?.returnUrl ?? null);
  }

  /** Shows what became of the results, or goes once they are sent. */
  function show(): void {
    if (!session || !delivery || state.phase === 'left' || state.phase === 'over') return;
    const sent = delivery.state();
    if (!isLeaving) become({ phase: 'running', mode: session.launchMode, delivery: sent, result });
    else if (sent.state === 'sent') go();
    else become({ phase: 'leaving', delivery: sent });
  }

  async function begin(): Promise<void> {
    const launch = readLaunch(url);
    const closed = addressesOf(launch).find((origin) => origin !== ownOrigin && !origins.includes(origin));
    if (closed !== undefined) {
      const detail = `This site sends nothing to ${closed}, which is not in its setting CMI5_ORIGINS.`;
      become({ phase: 'failed', problem: 'origin', detail });
      return;
    }
    delivery?.close();
    name = `${launch.registration} ${launch.fetchUrl}`;
    delivery = openDelivery(name, show);
    const opened = await openSession(launch, { queue: delivery.queue, storage });
    session = opened;
    delivery.resume(opened.store);
    if (opened.isOver) become({ phase: 'over' });
    else show();
  }

  return {
    state: () => state,
    name: () => name,
    session: () => session,
    language: () => findLanguage(session?.language ?? null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async open() {
      become({ phase: 'opening' });
      try {
        await begin();
      } catch (error) {
        become(failureOf(error));
      }
    },
    async answered({ questionId, submoduleId, score, maxScore, durationSeconds, details, answer, file }) {
      const question = session?.questions.find(
        (each) => each['questionId'] === questionId && each['submoduleId'] === submoduleId,
      );
      if (!session || !question) return;
      await session.answered({
        ...{ question: { ...question }, answer: details.answer, score, maxScore, durationSeconds },
        ...(file && answer && { response: answer }),
      });
    },
    async finish(outcomes) {
      if (!session || result) return;
      const outcome = outcomeOf(outcomes);
      const isPassed = await session.finish(outcome);
      await session.terminate();
      const share = outcome.score === null ? null : outcome.score / outcome.maxScore;
      result = { isPassed, share, needed: session.masteryScore ?? null };
      show();
    },
    async leave() {
      isLeaving = true;
      await session?.terminate();
      show();
    },
    leaveAnyway: go,
  };
}
