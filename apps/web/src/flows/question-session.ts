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
import { saveQuestionPlace } from './place-storage.ts';

/** A question whose media can be loaded from where the app is. */
export type HostQuestion = Question;

/** Makes the media addresses of a question, which are paths on its host, addresses that work from here. */
export function located(question: Question, apiHost: string): HostQuestion {
  const at = <T extends string | null | undefined>(url: T) => (url?.startsWith('/') ? `${apiHost}${url}` : url) as T;
  const { questionAudioUrl, questionImageUrl, referenceAudioLink, userRecordingUrl } = question;
  return {
    ...question,
    questionAudioUrl: at(questionAudioUrl),
    questionImageUrl: at(questionImageUrl),
    referenceAudioLink: at(referenceAudioLink),
    userRecordingUrl: at(userRecordingUrl),
    sequences: question.sequences?.map((sequence) => ({
      ...sequence,
      questionAudioUrl: at(sequence.questionAudioUrl),
    })),
  };
}

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
