import {
  getNextQuestion,
  getPreviousQuestion,
  getQuestionPlace,
  type Question,
  unwrapIfAny,
} from '@rehearse/api-client';
import { located } from '@rehearse/embed/types';
import {
  type DetailRequest,
  type FoundPlace,
  type NeighbourRequest,
  questionSessionMachine,
  type SessionQuestion,
  type SessionStorageEvent,
} from '@rehearse/practice-machines/question-session';
import { fromCallback, fromPromise } from 'xstate';
import type { Services } from '../../app/services.ts';
import { askOrRecall, keepReply } from '../../host/kept-replies.ts';
import { loadQuestion } from '../load-question.ts';
import { keepLastPlace } from './last-place.ts';
import { saveQuestionPlace } from './place-storage.ts';

/** Key of a question request. */
const keyOf = ({ questionId, submoduleId }: Question): DetailRequest => ({ questionId, submoduleId });

/** Provides the question session with a host's calls; offline, with the last questions seen. */
export function questionSessionAt(services: Pick<Services, 'api' | 'extras'>) {
  const { api: client, extras } = services;
  const apiHost = client.getConfig().baseUrl ?? '';
  const neighbour = (load: typeof getNextQuestion | typeof getPreviousQuestion) =>
    fromPromise<SessionQuestion | null, NeighbourRequest>(async ({ input: { filters, ...key }, signal }) => {
      const body = { ...key, ...filters };
      const direction = load === getNextQuestion ? 'next' : 'previous';
      const question = await askOrRecall('questions', [direction, body], () =>
        unwrapIfAny<Question | null>(load({ client, body, signal })),
      );
      // a newly opened page requests the question itself
      if (question) keepReply('questions', keyOf(question), question);
      return question && located(question, apiHost);
    });
  return questionSessionMachine.provide({
    actors: {
      storage: fromCallback<SessionStorageEvent, undefined>(({ receive }) =>
        receive(({ place }) => {
          saveQuestionPlace(place);
          keepLastPlace(services, place);
        }),
      ),
      loadDetail: fromPromise<SessionQuestion | null, DetailRequest>(async ({ input: body, signal }) => {
        const question = await askOrRecall('questions', body, () => loadQuestion(client, body, signal));
        return question && located(question, apiHost);
      }),
      findPlace: fromPromise<FoundPlace | null, NeighbourRequest>(async ({ input: { filters, ...key }, signal }) => {
        const body = { ...key, ...filters };
        const found = await extras.ask('places', () => unwrapIfAny(getQuestionPlace({ client, body, signal })));
        return found && { globalIndex: found.globalIndex, count: found.totalElements };
      }),
      loadNext: neighbour(getNextQuestion),
      loadPrevious: neighbour(getPreviousQuestion),
    },
  });
}
