import { expect, it } from 'vitest';
import { partsOfBoth, toComparable } from './comparable.ts';
import type { AnswerPart, PastAttempt } from './past-attempts.types.ts';

const attempt = (attemptId: number, ...answer: AnswerPart[]): PastAttempt => ({
  ...{ attemptId, createdAt: '2026-11-20T18:30:00Z', score: null, recordingUrl: null },
  answer,
});
const idsOf = (attempts: readonly PastAttempt[]) => attempts.map(({ attemptId }) => attemptId);

it('answers are compared if they have a text of the learner’s own', () => {
  const attempts = [
    attempt(4, { part: 'whole', text: 'I see a boat.' }),
    attempt(3, { part: 'whole', text: ' ' }),
    attempt(2, { part: 'whole', text: '', choice: 'yes', correct: true }),
    attempt(
      1,
      { part: 'turn', number: 1, text: 'Could we meet later?', correct: true },
      { part: 'summary', text: 'They met.' },
    ),
  ];
  expect(idsOf(toComparable(attempts, { from: 'answers' }))).toEqual([4, 1]);
});

it('recordings are compared if there is a report of what was said', () => {
  const recording = { ...attempt(2), answer: null };
  const reported = { ...recording, attemptId: 3, correction: { correctionId: 9, overall: null } };
  const load = () => Promise.resolve({ text: '', corrections: [] });
  expect(idsOf(toComparable([reported, recording], { from: 'reports', load }))).toEqual([3]);
});

it('parts are compared with the same part, or with nothing', () => {
  const before = attempt(1, { part: 'partOne', text: 'One.' });
  const after = attempt(2, { part: 'partTwo', text: 'New two.' }, { part: 'partOne', text: 'New one.' });
  expect(partsOfBoth(before, after)).toEqual([
    { part: 'partOne', before: 'One.', after: 'New one.' },
    { part: 'partTwo', before: '', after: 'New two.' },
  ]);
});
