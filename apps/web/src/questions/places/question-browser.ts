import { type ApiClient, listQuestions, startOrder, unwrap } from '@rehearse/api-client';
import {
  type BrowserStorageEvent,
  type CleanFilters,
  cleanValues,
  type PageRequest,
  type QuestionPage,
  questionBrowserMachine,
  startedFilters,
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
      loadPage: fromPromise<QuestionPage, PageRequest>(async ({ input: { filters, starting, ...page }, signal }) => {
        const list = (chosen: CleanFilters) => {
          const body = { ...page, ...chosen };
          return askOrRecall('lists', body, () => unwrap(listQuestions({ client, body, signal })));
        };
        if (!starting) return list(filters);
        const started = await unwrap(startOrder({ client, body: { submoduleId: page.submoduleId }, signal }));
        return { ...(await list(cleanValues({ ...startedFilters(filters, starting, started) }))), started };
      }),
    },
  });
