import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { type QuestionBrowserActor, questionBrowserMachine } from './question-browser.machine.ts';
import type { PageRequest, QuestionPage } from './question-browser.types.ts';

/** States worth drawing. */
export const questionBrowserFixtures = ['loading', 'ready', 'empty', 'failed'] as const;
/** Name of a state that `driveQuestionBrowser` leads to. */
export type QuestionBrowserFixture = (typeof questionBrowserFixtures)[number];

const levels = ['Easy', 'Medium', 'Hard'] as const;

/** A full page of made-up rows. */
function samplePage({ submoduleId, page, size }: PageRequest): QuestionPage {
  const content = Array.from({ length: size }, (_, index) => ({
    questionId: 1000 + (page - 1) * size + index,
    submoduleId,
    moduleId: 1,
    isPracticed: index % 4 === 1,
    difficultyLevel: levels[index % 3] ?? 'Easy',
  }));
  return { content, totalPages: 25, totalElements: 250 };
}

const hosts: Record<QuestionBrowserFixture, (request: PageRequest) => Promise<QuestionPage>> = {
  loading: () => new Promise(() => {}),
  ready: (request) => Promise.resolve(samplePage(request)),
  empty: () => Promise.resolve({ content: [], totalPages: 0, totalElements: 0 }),
  failed: () => Promise.reject(new Error('An error occurred while fetching the data')),
};

/** An actor in the named state; its storage keeps nothing. */
export async function driveQuestionBrowser(name: QuestionBrowserFixture): Promise<QuestionBrowserActor> {
  const machine = questionBrowserMachine.provide({
    actors: { storage: fromCallback(() => {}), loadPage: fromPromise(({ input }) => hosts[name](input)) },
  });
  const actor = createActor(machine, { input: {} }).start();
  if (name !== 'loading') await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return actor;
}
