import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import {
  type QuestionSessionActor,
  type QuestionSessionSnapshot,
  questionSessionMachine,
} from './question-session.machine.ts';
import type {
  DetailRequest,
  FoundPlace,
  NeighbourRequest,
  QuestionSessionEvent,
  SessionQuestion,
} from './question-session.types.ts';

/** States for stories and tests. */
export const questionSessionFixtures = [
  'loading',
  'locating',
  'showing',
  'prefetching',
  'waitingForNext',
  'nextFailed',
  'first',
  'last',
  'failed',
  'missing',
] as const;
/** Name of a state that `driveQuestionSession` can reach. */
export type QuestionSessionFixture = (typeof questionSessionFixtures)[number];

type Host = (request: DetailRequest) => Promise<SessionQuestion | null>;

interface Script {
  /** Null: an address without its position. */
  globalIndex?: number | null;
  detail?: Host;
  neighbours?: Host;
  events?: QuestionSessionEvent[];
  until?: (snapshot: QuestionSessionSnapshot) => boolean;
}

const pending: Host = () => new Promise(() => {});
const refuse: Host = () => Promise.reject(new Error('The host is down.'));
const give: Host = ({ questionId, submoduleId }) => Promise.resolve({ questionId, submoduleId, isPracticed: false });
const isShowing = (snapshot: QuestionSessionSnapshot) => snapshot.matches('showing');
const isSettled = (snapshot: QuestionSessionSnapshot) =>
  isShowing(snapshot) &&
  !snapshot.matches({ showing: { next: 'loading' } }) &&
  !snapshot.matches({ showing: { previous: 'loading' } });

const scripts: Record<QuestionSessionFixture, Script> = {
  loading: { detail: pending },
  locating: { globalIndex: null, until: (snapshot) => snapshot.matches('locating') },
  showing: { until: isSettled },
  prefetching: { neighbours: pending, until: isShowing },
  waitingForNext: { neighbours: pending, until: isShowing, events: [{ type: 'question.next' }] },
  nextFailed: { neighbours: refuse, until: isSettled, events: [{ type: 'question.next' }] },
  first: { globalIndex: 1, until: isSettled },
  last: { globalIndex: 25, until: isSettled },
  failed: { detail: refuse, until: (snapshot) => snapshot.matches('failed') },
  missing: { detail: () => Promise.resolve(null), until: (snapshot) => snapshot.matches('missing') },
};

/** An actor brought to the named state by real events, at question 12 of 25 unless the name says otherwise. */
export async function driveQuestionSession(name: QuestionSessionFixture): Promise<QuestionSessionActor> {
  const { globalIndex = 12, detail = give, neighbours = give, events = [], until } = scripts[name];
  const machine = questionSessionMachine.provide({
    actors: {
      storage: fromCallback(() => {}),
      loadDetail: fromPromise<SessionQuestion | null, DetailRequest>(({ input }) => detail(input)),
      findPlace: fromPromise<FoundPlace | null, NeighbourRequest>(() => new Promise(() => {})),
      loadNext: fromPromise<SessionQuestion | null, NeighbourRequest>(({ input }) =>
        neighbours({ ...input, questionId: input.questionId + 1 }),
      ),
      loadPrevious: fromPromise<SessionQuestion | null, NeighbourRequest>(({ input }) =>
        neighbours({ ...input, questionId: input.questionId - 1 }),
      ),
    },
  });
  const navigation = { questionId: 1000 + (globalIndex ?? 12), submoduleId: 10, moduleId: 4, count: 25, globalIndex };
  const actor = createActor(machine, { input: { navigation } }).start();
  if (until) await waitFor(actor, until);
  for (const event of events) actor.send(event);
  if (until) await waitFor(actor, until);
  return actor;
}
