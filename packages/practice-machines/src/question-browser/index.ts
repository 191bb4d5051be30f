export { type CallFailure, callFailure } from '../shared/failure.ts';
export * from '../shared/filters.ts';
export * from '../shared/paging.ts';
export type { QuestionPlace } from '../shared/place.ts';
export * from '../shared/vocabulary.ts';
export {
  driveQuestionBrowser,
  type QuestionBrowserFixture,
  questionBrowserFixtures,
} from './question-browser.fixtures.ts';
export { defaultPlace, readPlace, startedFilters } from './question-browser.logic.ts';
export {
  type QuestionBrowserActor,
  type QuestionBrowserSnapshot,
  questionBrowserMachine,
} from './question-browser.machine.ts';
export type {
  BrowserPlace,
  BrowserStorageEvent,
  OrderStart,
  PageRequest,
  QuestionBrowserContext,
  QuestionBrowserEmitted,
  QuestionBrowserEvent,
  QuestionBrowserInput,
  QuestionBrowserTag,
  QuestionListItem,
  QuestionPage,
  QuestionSummary,
} from './question-browser.types.ts';
export {
  type QuestionBrowserFrame,
  type QuestionBrowserView,
  type QuestionRow,
  questionBrowserView,
} from './question-browser.view.ts';
