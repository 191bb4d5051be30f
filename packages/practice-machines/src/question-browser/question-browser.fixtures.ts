import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { type QuestionBrowserActor, questionBrowserMachine } from './question-browser.machine.ts';
import type { PageRequest, QuestionListItem, QuestionPage, QuestionSummary } from './question-browser.types.ts';

/** States for stories and tests. */
export const questionBrowserFixtures = ['loading', 'ready', 'newcomer', 'plain', 'empty', 'failed'] as const;
/** Name of a state that `driveQuestionBrowser` can reach. */
export type QuestionBrowserFixture = (typeof questionBrowserFixtures)[number];

const levels = ['Easy', 'Medium', 'Hard'] as const;

const summaries: Record<number, QuestionSummary> = {
  2: { kind: 'text', text: 'The bus to the market leaves at ten past eight every morning.' },
  5: { kind: 'topic', topic: { en: 'A photo of a kitchen', zh: '一张厨房的照片' } },
  6: { kind: 'words', count: 7 },
  8: { kind: 'text', text: 'Silence from a loudspeaker' },
  9: {
    kind: 'text',
    text: 'When you put on noise-cancelling headphones in an aeroplane, the roar of the engines seems…',
  },
  10: { kind: 'text', text: 'She put the _____ on and waited for the water to boil.' },
};

/** Practice data of the rows: some with a score, some without, some never opened. */
const practice: readonly Pick<QuestionListItem, 'isPracticed' | 'bestScore' | 'practicedAt'>[] = [
  { isPracticed: false, bestScore: null, practicedAt: null },
  { isPracticed: true, bestScore: 1, practicedAt: '2030-01-14T10:00:00.000Z' },
  { isPracticed: true, bestScore: 0.8, practicedAt: '2030-01-12T10:00:00.000Z' },
  { isPracticed: true, bestScore: null, practicedAt: '2029-11-02T10:00:00.000Z' },
];

/** A full page of sample rows. */
function samplePage({ submoduleId, page, size, starting }: PageRequest): QuestionPage {
  const content = Array.from({ length: size }, (_, index) => ({
    questionId: submoduleId * 100_000 + (page - 1) * size + index + 1,
    submoduleId,
    moduleId: 1,
    difficultyLevel: levels[index % 3] ?? 'Easy',
    summary: summaries[submoduleId] ?? { kind: 'letters' as const, count: 4 + (index % 9) },
    ...(practice[index % 4] ?? { isPracticed: false }),
  }));
  return {
    content,
    totalPages: 25,
    totalElements: 250,
    offers: ['isCorrect', 'shuffle', 'aim', 'seenUntil'],
    ...(starting && { started: { aim: 95, seenUntil: Date.UTC(2030, 0, 15) } }),
  };
}

/** The same page for a learner whose level isn't known. */
function newcomersPage(request: PageRequest): QuestionPage {
  const { started, ...page } = samplePage(request);
  return { ...page, ...(started && { started: { ...started, aim: null } }) };
}

/** The same page from a host that returns only the required fields. */
function plainPage(request: PageRequest): QuestionPage {
  const { content, totalPages, totalElements } = samplePage(request);
  const plain = content.map(({ summary: _, bestScore: __, practicedAt: ___, ...item }) => item);
  return { content: plain, totalPages, totalElements };
}

const hosts: Record<QuestionBrowserFixture, (request: PageRequest) => Promise<QuestionPage>> = {
  loading: () => new Promise(() => {}),
  ready: (request) => Promise.resolve(samplePage(request)),
  newcomer: (request) => Promise.resolve(newcomersPage(request)),
  plain: (request) => Promise.resolve(plainPage(request)),
  empty: () => Promise.resolve({ content: [], totalPages: 0, totalElements: 0 }),
  failed: () => Promise.reject(new Error('An error occurred while fetching the data')),
};

/** An actor in the named state, at the place `saved`; its storage does nothing. */
export async function driveQuestionBrowser(
  name: QuestionBrowserFixture,
  saved: unknown = null,
): Promise<QuestionBrowserActor> {
  const machine = questionBrowserMachine.provide({
    actors: { storage: fromCallback(() => {}), loadPage: fromPromise(({ input }) => hosts[name](input)) },
  });
  const actor = createActor(machine, { input: { saved } }).start();
  if (name !== 'loading') await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return actor;
}
