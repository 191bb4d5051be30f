import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { type ReviewSessionActor, reviewSessionMachine } from './review-session.machine.ts';
import type {
  DueCards,
  PendingRating,
  RatedReply,
  RatingOutcome,
  ReviewCard,
  ReviewItem,
  ReviewSessionEvent,
} from './review-session.types.ts';

/** States for stories and tests. */
export const reviewSessionFixtures = [
  'loading',
  'wordFront',
  'wordRevealed',
  'ownWordRevealed',
  'questionFront',
  'questionRevealed',
  'rating',
  'ratingFailed',
  'undoing',
  'undoFailed',
  'finished',
  'moreDue',
  'empty',
  'nothingLearnt',
  'failed',
] as const;
/** Name of a state that `driveReviewSession` can reach. */
export type ReviewSessionFixture = (typeof reviewSessionFixtures)[number];

const daySeconds = 86_400;
const outcomes: readonly RatingOutcome[] = [
  { rating: 'again', inSeconds: 600, graduates: false },
  { rating: 'hard', inSeconds: daySeconds, graduates: false },
  { rating: 'good', inSeconds: 11 * daySeconds, graduates: false },
  { rating: 'easy', inSeconds: 46 * daySeconds, graduates: true },
];

const word: ReviewItem = {
  kind: 'word',
  text: 'harvest',
  definition: 'the time when crops are gathered; the crops themselves',
  meanings: ['收获', '收成'],
  level: 'CEFR-B1',
  british: { ipa: 'ˈhɑːvɪst', audioUrl: '/media/speech/harvest-gb.mp3' },
  american: { ipa: 'ˈhɑːrvɪst', audioUrl: '/media/speech/harvest-us.mp3' },
  example: { en: 'The whole village helps with the harvest.', zh: '全村人都来帮忙收割。' },
};
const ownWord: ReviewItem = {
  kind: 'word',
  text: 'serendipity',
  definition: null,
  meanings: ['意外之喜'],
  level: null,
  british: null,
  american: null,
  example: null,
};
const question: ReviewItem = {
  kind: 'question',
  questionId: 1042,
  submoduleId: 10,
  moduleId: 4,
  prompt: 'They built a br____ over the river.',
  audioUrl: null,
  picture: null,
  answer: 'bridge',
  answerAudioUrl: null,
  explanation: { en: 'What crosses a river is a bridge.', zh: '横跨河流的是桥。' },
};

const cardsOf = (...items: ReviewItem[]): ReviewCard[] =>
  items.map((item, index) => ({ cardId: index + 1, item, outcomes }));
const session = (dueCount: number, ...items: ReviewItem[]): DueCards => ({
  cards: cardsOf(...items),
  dueCount,
  nextInSeconds: 3 * 3600,
});

type Outcome = 'done' | 'pending' | 'failed';

interface Script {
  events: readonly ReviewSessionEvent[];
  load?: Outcome;
  due?: DueCards;
  rate?: Outcome;
  undo?: Outcome;
}

const reveal: ReviewSessionEvent = { type: 'card.reveal' };
const good: ReviewSessionEvent = { type: 'card.rate', rating: 'good' };
const easy: ReviewSessionEvent = { type: 'card.rate', rating: 'easy' };
const undo: ReviewSessionEvent = { type: 'rating.undo' };
const two = session(2, word, question);

const scripts: Record<ReviewSessionFixture, Script> = {
  loading: { events: [], load: 'pending' },
  wordFront: { events: [] },
  wordRevealed: { events: [reveal] },
  ownWordRevealed: { events: [reveal], due: session(1, ownWord) },
  questionFront: { events: [reveal, good] },
  questionRevealed: { events: [reveal, good, reveal] },
  rating: { events: [reveal, good], rate: 'pending' },
  ratingFailed: { events: [reveal, good], rate: 'failed' },
  undoing: { events: [reveal, good, undo], undo: 'pending' },
  undoFailed: { events: [reveal, good, undo], undo: 'failed' },
  finished: { events: [reveal, good, reveal, easy] },
  moreDue: { events: [reveal, good, reveal, easy], due: { ...two, dueCount: 14 } },
  empty: { events: [], due: { cards: [], dueCount: 0, nextInSeconds: 3 * 3600 } },
  nothingLearnt: { events: [], due: { cards: [], dueCount: 0, nextInSeconds: null } },
  failed: { events: [], load: 'failed' },
};

function settle<T>(outcome: Outcome | undefined, value: T): Promise<T> {
  if (outcome === 'pending') return new Promise(() => {});
  return outcome === 'failed' ? Promise.reject(new Error('The host can’t be reached.')) : Promise.resolve(value);
}

/** An actor brought to the named state by real events; its storage does nothing. */
export async function driveReviewSession(name: ReviewSessionFixture): Promise<ReviewSessionActor> {
  const script = scripts[name];
  const machine = reviewSessionMachine.provide({
    actors: {
      storage: fromCallback(() => {}),
      loadDue: fromPromise<DueCards, undefined>(() => settle(script.load, script.due ?? two)),
      rateCard: fromPromise<RatedReply, PendingRating>(({ input }) =>
        settle(script.rate, { outcome: 'rated', graduated: input.rating === 'easy' }),
      ),
      undoRating: fromPromise<void, { cardId: number }>(() => settle<void>(script.undo, undefined)),
    },
  });
  const actor = createActor(machine, { input: { sessionId: 'fixture' } }).start();
  const isPending = [script.load, script.rate, script.undo].includes('pending');
  for (const [index, event] of [null, ...script.events].entries()) {
    if (event) actor.send(event);
    if (!(isPending && index === script.events.length)) await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  }
  return actor;
}
