import {
  type ApiClient,
  getNextQuestion,
  getPreviousQuestion,
  getQuestion,
  type Question,
  unwrap,
} from '@rehearse/api-client';
import {
  type DetailRequest,
  type NeighbourRequest,
  questionSessionMachine,
  type SessionQuestion,
  type SessionStorageEvent,
} from '@rehearse/practice-machines/question-session';
import { fromCallback, fromPromise } from 'xstate';
import { located } from './host-question.ts';
import { askOrRecall } from './kept-replies.ts';
import { saveQuestionPlace } from './place-storage.ts';

/** Going through the questions of a host, one by one; out of its reach, those that were last seen. */
export function questionSessionAt(client: ApiClient) {
  const apiHost = client.getConfig().baseUrl ?? '';
  const neighbour = (load: typeof getNextQuestion | typeof getPreviousQuestion) =>
    fromPromise<SessionQuestion | null, NeighbourRequest>(async ({ input: { filters, ...key }, signal }) => {
      const body = { ...key, ...filters };
      const direction = load === getNextQuestion ? 'next' : 'previous';
      const question = await askOrRecall('questions', [direction, body], () =>
        unwrap<Question | null>(load({ client, body, signal })),
      );
      return question && located(question, apiHost);
    });
  return questionSessionMachine.provide({
    actors: {
      storage: fromCallback<SessionStorageEvent, undefined>(({ receive }) =>
        receive(({ place }) => saveQuestionPlace(place)),
      ),
      loadDetail: fromPromise<SessionQuestion | null, DetailRequest>(async ({ input: body, signal }) => {
        const question = await askOrRecall('questions', body, async () => {
          const outcome = await getQuestion({ client, body, signal });
          return outcome.response?.status === 404 ? null : await unwrap(Promise.resolve(outcome));
        });
        return question && located(question, apiHost);
      }),
      loadNext: neighbour(getNextQuestion),
      loadPrevious: neighbour(getPreviousQuestion),
    },
  });
}
