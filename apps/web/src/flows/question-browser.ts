import { type ApiClient, listQuestions, unwrap } from '@rehearse/api-client';
import {
  type BrowserStorageEvent,
  type PageRequest,
  type QuestionPage,
  questionBrowserMachine,
} from '@rehearse/practice-machines/question-browser';
import { fromCallback, fromPromise } from 'xstate';
import { saveBrowserPlace } from './place-storage.ts';

/** Browsing the questions of a host. */
export const questionBrowserAt = (client: ApiClient) =>
  questionBrowserMachine.provide({
    actors: {
      storage: fromCallback<BrowserStorageEvent, undefined>(({ receive }) =>
        receive(({ place }) => saveBrowserPlace(place)),
      ),
      loadPage: fromPromise<QuestionPage, PageRequest>(({ input: { filters, ...page }, signal }) =>
        unwrap(listQuestions({ client, body: { ...page, ...filters }, signal })),
      ),
    },
  });
