import { type ApiClient, listQuestions, unwrap } from '@rehearse/api-client';
import {
  type BrowserStorageEvent,
  type PageRequest,
  type QuestionPage,
  questionBrowserMachine,
} from '@rehearse/practice-machines/question-browser';
import { fromCallback, fromPromise } from 'xstate';
import { askOrRecall } from '../../host/kept-replies.ts';
import { saveBrowserPlace } from './place-storage.ts';

/** Provides the question browser with a host's calls; offline, with the last lists seen. */
export const questionBrowserAt = (client: ApiClient) =>
  questionBrowserMachine.provide({
    actors: {
      storage: fromCallback<BrowserStorageEvent, undefined>(({ receive }) =>
        receive(({ place }) => saveBrowserPlace(place)),
      ),
      loadPage: fromPromise<QuestionPage, PageRequest>(({ input: { filters, ...page }, signal }) => {
        const body = { ...page, ...filters };
        return askOrRecall('lists', body, () => unwrap(listQuestions({ client, body, signal })));
      }),
    },
  });
