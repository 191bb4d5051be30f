import type { Question } from '@rehearse/api-client';
import { createFakeClock } from '@rehearse/practice-machines/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { Suspense } from 'react';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { TextsProvider } from '../../app/language/texts-provider.tsx';
import { ServicesProvider } from '../../app/services.ts';
import type { QuestionWorkspace } from '../../delivery/learner-workspace.ts';
import { createTestServices, createTestSession } from '../../testing/services.ts';
import { loadFlow } from '../load-flow.ts';
import type { HostAttempt } from './load-attempt.ts';
import { ReviewedAttempt } from './reviewed-attempt.tsx';

const i18n = createInstance({ lng: 'en', resources: { en: {} } }).use(initReactI18next);
await i18n.init();

// flows take a moment to load
await Promise.all([1, 9, 13].map(loadFlow));

afterEach(cleanup);

const base = { id: 1, questionId: 1, moduleId: 1, difficultyLevel: 'Easy' as const, isPracticed: true };
const device = {
  account: 'lin@example.org',
  clock: createFakeClock(),
  recordings: {},
} as unknown as QuestionWorkspace;
const attemptOf = (answer: Pick<HostAttempt, 'kind' | 'answer' | 'recordingUrl'>): HostAttempt => ({
  attemptId: 5,
  score: null,
  createdAt: '2026-11-03T08:00:00Z',
  ...answer,
});

async function show(question: Question, attempt: HostAttempt) {
  const flow = await loadFlow(question.submoduleId);
  const onAnswerAgain = vi.fn();
  await act(async () =>
    render(
      <TextsProvider i18n={i18n}>
        <ServicesProvider value={createTestServices(createTestSession('loggedIn'))}>
          <MemoryRouter>
            <Suspense fallback={null}>
              <ReviewedAttempt {...{ question, attempt, flow, onAnswerAgain }} workspace={device} />
            </Suspense>
          </MemoryRouter>
        </ServicesProvider>
      </TextsProvider>,
    ),
  );
  return onAnswerAgain;
}

it('an answer with a key is shown in the review of its question, and starts over at the question itself', async () => {
  const question = { ...base, submoduleId: 1, word: 'harbor', correct: true };
  const onAnswerAgain = await show(question, attemptOf({ kind: 'answer', answer: 'no', recordingUrl: null }));
  expect(screen.getByText('harbor')).toBeDefined();
  expect(await screen.findByText(/You answered No\./)).toBeDefined();
  expect(onAnswerAgain).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: /Solve Again/ }));
  expect(onAnswerAgain).toHaveBeenCalledOnce();
});

it('a recording can be heard below its prompt', async () => {
  const question = { ...base, submoduleId: 13, questionText: 'Describe a journey.' };
  await show(question, attemptOf({ kind: 'recording', answer: null, recordingUrl: '/recordings/5.wav' }));
  expect(await screen.findByText('Describe a journey.')).toBeDefined();
  expect(screen.getByRole('button', { name: /^Play/ })).toBeDefined();
});

it('an answer that its question can’t read is shown as it was kept', async () => {
  const question = { ...base, submoduleId: 9, sequences: [] };
  await show(question, attemptOf({ kind: 'answer', answer: 'unreadable', recordingUrl: null }));
  expect(await screen.findByText('unreadable')).toBeDefined();
});
