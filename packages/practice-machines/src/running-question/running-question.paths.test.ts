import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import type { PracticeSettings } from '../protocol/index.ts';
import { explore, leafStates, never, outcome, replayedLeaves, silent } from '../shared/machine-testing.ts';
import { runningQuestionMachine } from './running-question.machine.ts';
import { createFakeFlow, draftOf } from './running-question.testing.ts';
import type { LeaveRequest, LoadedQuestion } from './running-question.types.ts';
import { runningQuestionView } from './running-question.view.ts';

const timed: PracticeSettings = { mode: 'timed', timeFactor: 1 };
const learn: PracticeSettings = { mode: 'learn', timeFactor: 1 };
const flow = { ...createFakeFlow().flow, onDelivery: undefined };
const inert = runningQuestionMachine.provide({
  actors: {
    lock: silent,
    storage: silent,
    answers: silent,
    flow: silent,
    nextTry: silent,
    load: fromPromise<LoadedQuestion, undefined>(never),
    leave: fromPromise<void, LeaveRequest>(never),
  },
});
const input = { visitId: 'visit', settings: timed, now: () => 0 };
const reviewed = draftOf('harbour', { phase: 'reviewed' });
const status = (idempotencyKey: string) => ({ idempotencyKey, kind: 'text', state: 'saved' }) as const;
const opening = [
  { type: 'lock.changed', state: 'editable' },
  { type: 'lock.changed', state: 'readOnly' },
  outcome.done('load', { flow, draft: null }),
  outcome.failed('load', 'Down.'),
  { type: 'settings.change', settings: learn },
  { type: 'settings.change', settings: timed },
  { type: 'flow.free' },
  { type: 'question.leave' },
  { type: 'session.end' },
  { type: 'flow.paused' },
  outcome.done('leave'),
  outcome.failed('leave', 'Full.'),
] as const;
const answering = [
  { type: 'lock.changed', state: 'editable' },
  outcome.done('load', { flow, draft: null }),
  { type: 'flow.started' },
  { type: 'flow.drafted', draft: draftOf('har') },
  { type: 'flow.answered', draft: reviewed, submission: 'harbour' },
  { type: 'flow.answered', draft: reviewed, submission: null },
  { type: 'flow.sendAgain' },
  { type: 'delivery.changed', status: status('visit.1') },
  { type: 'delivery.changed', status: status('visit.2') },
  { type: 'answer.found', status: status('visit.1') },
  { type: 'answer.resent', previousKey: 'visit.1', idempotencyKey: 'again' },
  { type: 'question.leave' },
] as const;
const answers = explore(inert, input, [...answering], ({ context }) => context.submitCount > 1);
const paths = [...explore(inert, input, [...opening]), ...answers];

it('reaches every state', () => {
  expect(replayedLeaves(paths)).toEqual(leafStates(runningQuestionMachine));
});

it('always has a flow to show where it says so, and never says that an answer is saved without one', () => {
  for (const { replay } of paths) {
    replay((snapshot) => {
      const view = runningQuestionView(snapshot);
      if (view.phase === 'running' || view.phase === 'readOnly') expect(view.flow).toBe(flow);
      if (view.phase === 'running' && view.saved) expect(snapshot.context.idempotencyKey).not.toBeNull();
    });
  }
});

it('knows no answer’s key before there is a draft that says it was submitted', () => {
  for (const { replay } of answers) {
    replay(({ context }) => {
      if (context.submitCount > 0) expect(context.draft).not.toBeNull();
    });
  }
});
