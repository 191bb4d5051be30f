import { type ApiClient, getNextQuestion, getPreviousQuestion, getQuestion, unwrap } from '@rehearse/api-client';
import {
  type DetailRequest,
  type NeighbourRequest,
  questionSessionMachine,
  type SessionQuestion,
  type SessionStorageEvent,
} from '@rehearse/practice-machines/question-session';
import { fromCallback, fromPromise } from 'xstate';
import { located } from './host-question.ts';
import { saveQuestionPlace } from './place-storage.ts';

/** Going through the questions of a host, one by one. */
export function questionSessionAt(client: ApiClient) {
  const apiHost = client.getConfig().baseUrl ?? '';
  const neighbour = (load: typeof getNextQuestion | typeof getPreviousQuestion) =>
    fromPromise<SessionQuestion | null, NeighbourRequest>(async ({ input: { filters, ...key }, signal }) => {
      const question = await unwrap(load({ client, body: { ...key, ...filters }, signal }));
      return question && located(question, apiHost);
    });
  return questionSessionMachine.provide({
    actors: {
      storage: fromCallback<SessionStorageEvent, undefined>(({ receive }) =>
        receive(({ place }) => saveQuestionPlace(place)),
      ),
      loadDetail: fromPromise<SessionQuestion | null, DetailRequest>(async ({ input: body, signal }) => {
        const outcome = await getQuestion({ client, body, signal });
        if (outcome.response?.status === 404) return null;
        return located(await unwrap(Promise.resolve(outcome)), apiHost);
      }),
      loadNext: neighbour(getNextQuestion),
      loadPrevious: neighbour(getPreviousQuestion),
    },
  });
}
