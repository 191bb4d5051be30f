import type { Draft } from '@rehearse/practice-machines/protocol';
import { expect, it } from 'vitest';
import type { GivenAnswer } from './answers.ts';
import { createKeeper } from './keeper.ts';

const draftOf = (phase: 'answering' | 'reviewed', answer: string): Draft<unknown> => ({
  version: 1,
  flow: 'dictation',
  questionId: 7,
  elapsedMs: 0,
  phase,
  answer,
});
const given: GivenAnswer = { kind: 'text', answer: 'hello' };
const reviewed = draftOf('reviewed', 'hello');

function start() {
  const kept: unknown[] = [];
  const keeper = createKeeper({ keep: (draft) => kept.push(draft), give: (...both) => kept.push(both) });
  return { keeper, kept };
}

it.each(['before', 'after'])('keeps an answer and the draft %s it as one', async (order) => {
  const { keeper, kept } = start();
  if (order === 'before') keeper.draft(reviewed);
  keeper.answer(given);
  if (order === 'after') keeper.draft(reviewed);
  await Promise.resolve();
  expect(kept).toEqual([[given, reviewed]]);
});

it('keeps each change of a draft, and nothing of it again with a later answer', async () => {
  const { keeper, kept } = start();
  keeper.draft(draftOf('answering', 'h'));
  await Promise.resolve();
  keeper.draft(draftOf('answering', 'he'));
  await Promise.resolve();
  keeper.answer(given);
  await Promise.resolve();
  expect(kept).toEqual([draftOf('answering', 'h'), draftOf('answering', 'he'), [given, undefined]]);
});
