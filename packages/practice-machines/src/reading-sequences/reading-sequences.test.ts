import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createFakeClock } from '../shared/fakes/clock.ts';
import { leafStates, readReadme, stateTable, visitedLeaves } from '../shared/machine-testing.ts';
import { driveReadingSequences, lighthouseQuestion, readingSequencesFixtures } from './reading-sequences.fixtures.ts';
import { offeredOptions, searchRegion } from './reading-sequences.logic.ts';
import { readingSequencesMachine, readingSequencesOn } from './reading-sequences.machine.ts';
import type {
  ReadingSequencesDraft,
  ReadingSequencesEmitted,
  ReadingSequencesInput,
  ReadingStep,
} from './reading-sequences.types.ts';
import { readingSequencesView } from './reading-sequences.view.ts';

const missing = 'A clock switched it on at dusk and off again at dawn.';

function start(input: Partial<ReadingSequencesInput> = {}) {
  const clock = createFakeClock();
  const emitted: ReadingSequencesEmitted[] = [];
  const actor = createActor(readingSequencesOn({ clock }), {
    input: { question: lighthouseQuestion, durationSeconds: 480, mode: 'timed', ...input },
  });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const next = () => actor.send({ type: 'step.next' });
  const fill = (...options: string[]) => {
    for (const [blank, option] of options.entries()) actor.send({ type: 'answer.fill', blank, option });
  };
  const choose = (option: string) => actor.send({ type: 'answer.choose', option });
  const mark = (word: number) => actor.send({ type: 'answer.markWord', word });
  /** Goes to the first highlight, with a mistake in the first step. */
  const toHighlight = () => {
    fill('climb', 'remark', 'brought');
    next();
    choose(missing);
    next();
  };
  const answers = () => emitted.filter((event) => event.type === 'answered');
  const lastDraft = () => emitted.findLast((event) => 'draft' in event)?.draft;
  const view = () => readingSequencesView(actor.getSnapshot());
  return { actor, clock, next, fill, choose, mark, toHighlight, answers, lastDraft, view };
}

describe('the steps', () => {
  it('advance with Next, which locks the answer; going back shows its result', () => {
    const { actor, next, fill, view } = start();
    fill('climb', 'remark', 'brought');
    expect(view()).toMatchObject({ stepIndex: 0, canGoBack: false, unfinished: 0, result: null });
    next();
    expect(view()).toMatchObject({ stepIndex: 1, reached: 1, canGoBack: true, result: null });
    actor.send({ type: 'step.previous' });
    expect(view()).toMatchObject({ stepIndex: 0, result: { kind: 'blanks', correctCount: 2 } });
  });

  it('never change a locked answer', () => {
    const { actor, next, fill, choose, view } = start();
    fill('climb', 'remark', 'brought');
    next();
    actor.send({ type: 'step.goTo', step: 0 });
    fill('rise', 'notice');
    expect(view()).toMatchObject({ answer: { chosen: ['climb', 'remark', 'brought'] } });
    next();
    choose(missing);
    expect(view()).toMatchObject({ stepIndex: 1, answer: { chosen: missing } });
  });

  it('warn once about an unfinished step, until something is chosen', () => {
    const { next, fill, view } = start();
    fill('climb');
    next();
    expect(view()).toMatchObject({ stepIndex: 0, warned: true, unfinished: 2 });
    fill('climb', 'notice');
    expect(view()).toMatchObject({ stepIndex: 0, warned: false });
    next();
    next();
    expect(view()).toMatchObject({ stepIndex: 1, reached: 1 });
  });

  it('can be opened directly as far as they were reached', () => {
    const { actor, toHighlight, view } = start();
    toHighlight();
    actor.send({ type: 'step.goTo', step: 3 });
    expect(view()).toMatchObject({ stepIndex: 2 });
    actor.send({ type: 'step.goTo', step: 1 });
    expect(view()).toMatchObject({ stepIndex: 1, result: { score: 1 } });
    actor.send({ type: 'step.goTo', step: 2 });
    expect(view()).toMatchObject({ stepIndex: 2, result: null });
  });

  it('cannot be revisited or graded in exam mode', () => {
    const { actor, toHighlight, view, answers } = start({ mode: 'exam' });
    toHighlight();
    actor.send({ type: 'step.previous' });
    actor.send({ type: 'step.goTo', step: 0 });
    expect(view()).toMatchObject({ stepIndex: 2, canGoBack: false, canGoTo: false });
    actor.send({ type: 'answer.submit' });
    actor.send({ type: 'answer.retry' });
    expect(answers()).toMatchObject([{ result: null }]);
    expect(view()).toEqual({ phase: 'submitted' });
  });

  it('accept only the options offered', () => {
    const { fill, choose, view } = start();
    fill('fly');
    choose(missing);
    expect(view()).toMatchObject({ answer: { chosen: [null, null, null] } });
  });
});

describe('highlighting', () => {
  it('takes the first word, then the last, in either order; a third word starts again', () => {
    const { toHighlight, mark, view } = start();
    toHighlight();
    mark(9);
    expect(view()).toMatchObject({ anchor: 9, answer: { range: { start: 9, end: 9 } } });
    mark(4);
    expect(view()).toMatchObject({ anchor: null, answer: { range: { start: 4, end: 9 } } });
    mark(20);
    expect(view()).toMatchObject({ anchor: 20, answer: { range: { start: 20, end: 20 } } });
  });

  it('takes a range at once, and can be cleared', () => {
    const { actor, toHighlight, view } = start();
    toHighlight();
    actor.send({ type: 'answer.markRange', start: 12, end: 3 });
    expect(view()).toMatchObject({ anchor: null, answer: { range: { start: 3, end: 12 } } });
    actor.send({ type: 'answer.clearMark' });
    expect(view()).toMatchObject({ answer: { range: null }, unfinished: 1 });
  });

  it('ignores words that are not in the passage', () => {
    const { actor, toHighlight, mark, view } = start();
    toHighlight();
    mark(10_000);
    actor.send({ type: 'answer.markRange', start: -1, end: 4 });
    actor.send({ type: 'answer.markRange', start: 1.5, end: 4 });
    expect(view()).toMatchObject({ answer: { range: null } });
  });
});

describe('hints', () => {
  const learn = { mode: 'learn', durationSeconds: null } as const;
  const gap = lighthouseQuestion.steps[1] as Extract<ReadingStep, { options: readonly string[] }>;

  it('remove wrong options until two are left, and clear a choice that was removed', () => {
    const { actor, next, fill, choose, view } = start(learn);
    fill('climb', 'notice', 'brought');
    next();
    choose(gap.options[0] ?? '');
    actor.send({ type: 'answer.hint' });
    expect(view()).toMatchObject({ answer: { chosen: null }, hintsUsed: 1, hintsLeft: 1 });
    choose(gap.options[0] ?? '');
    expect(view()).toMatchObject({ answer: { chosen: null } });
    actor.send({ type: 'answer.hint' });
    actor.send({ type: 'answer.hint' });
    expect(view()).toMatchObject({ hintsUsed: 2, hintsLeft: 0 });
    expect(offeredOptions(gap.options, gap.answer, 2)).toEqual([gap.options[1], gap.options[3]]);
  });

  it('narrow a highlight to the paragraph, then to the sentence', () => {
    const { actor, toHighlight, view } = start(learn);
    toHighlight();
    const region = () => {
      const now = view();
      return now.phase === 'answering' ? searchRegion(now.step, now.hintsUsed) : undefined;
    };
    expect(region()).toBeNull();
    actor.send({ type: 'answer.hint' });
    expect(region()).toEqual({ start: 0, end: 53 });
    actor.send({ type: 'answer.hint' });
    expect(region()).toEqual({ start: 26, end: 42 });
    expect(view()).toMatchObject({ hintsLeft: 0 });
  });

  it('are available in learn mode only', () => {
    const { actor, view } = start();
    actor.send({ type: 'answer.hint' });
    expect(view()).toMatchObject({ hintsUsed: 0, hintsLeft: null });
  });
});

describe('the end', () => {
  it('grades all six steps once, and opens the first one with a mistake', () => {
    const actor = driveReadingSequences('reviewed');
    const view = readingSequencesView(actor.getSnapshot());
    if (view.phase !== 'reviewed') throw new Error(view.phase);
    expect(view.stepIndex).toBe(0);
    expect(view.results.map(({ score }) => score)).toEqual([2 / 3, 1, 0.75, 1, 0, 1]);
    expect(view.score).toBeCloseTo((2 / 3 + 1 + 0.75 + 1 + 0 + 1) / 6);
    expect(readingSequencesView(driveReadingSequences('perfect').getSnapshot())).toMatchObject({ score: 1 });
  });

  it('of the time submits the current answers, once', () => {
    const { clock, toHighlight, mark, answers, view } = start();
    toHighlight();
    mark(126);
    clock.increment(480_000);
    clock.increment(1000);
    expect(answers()).toMatchObject([
      {
        questionId: 9012,
        answer: {
          steps: [
            { kind: 'blanks', chosen: ['climb', 'remark', 'brought'] },
            { kind: 'choice', chosen: missing },
            { kind: 'highlight', range: { start: 126, end: 126 } },
            { kind: 'highlight', range: null },
            { kind: 'choice', chosen: null },
            { kind: 'choice', chosen: null },
          ],
        },
      },
    ]);
    expect(view()).toMatchObject({ phase: 'reviewed', timedOut: true });
  });

  it('lets every step be viewed in review, in both directions', () => {
    const actor = driveReadingSequences('reviewed');
    const at = () => actor.getSnapshot().context.step;
    actor.send({ type: 'step.previous' });
    expect(at()).toBe(0);
    for (let press = 0; press < 9; press += 1) actor.send({ type: 'step.next' });
    expect(at()).toBe(5);
    actor.send({ type: 'step.goTo', step: 2 });
    expect(at()).toBe(2);
  });

  it('resets steps, answers, hints and the clock on Solve Again', () => {
    const { actor, clock, toHighlight, view } = start();
    toHighlight();
    clock.increment(30_000);
    actor.send({ type: 'answer.submit' });
    actor.send({ type: 'answer.retry' });
    expect(view()).toMatchObject({ phase: 'answering', stepIndex: 0, reached: 0, unfinished: 3, result: null });
    expect(actor.getSnapshot().context).toEqual(start().actor.getSnapshot().context);
  });
});

describe('drafts', () => {
  it('continue at the same step with answers, locked steps, hints and time after a reload', () => {
    const first = start();
    first.toHighlight();
    first.mark(31);
    first.mark(42);
    first.clock.increment(60_000);
    const draft = JSON.parse(JSON.stringify(first.lastDraft())) as ReadingSequencesDraft;
    const second = start({ draft });
    expect(second.view()).toEqual(first.view());
    second.actor.send({ type: 'step.goTo', step: 0 });
    expect(second.view()).toMatchObject({ result: { correctCount: 2 } });
    second.clock.increment(420_000);
    expect(second.answers()).toHaveLength(1);
  });

  it('show the review at the same step after a reload, without submitting again', () => {
    const first = start();
    first.toHighlight();
    first.actor.send({ type: 'answer.submit' });
    first.actor.send({ type: 'step.goTo', step: 3 });
    const second = start({ draft: first.lastDraft() });
    expect(second.view()).toEqual(first.view());
    expect(second.answers()).toEqual([]);
  });

  it('are ignored if they don’t fit the question', () => {
    const { toHighlight, lastDraft } = start();
    toHighlight();
    const draft = lastDraft();
    if (!draft) throw new Error('no draft');
    const { answer } = draft;
    const steps = answer.steps;
    const bad = [
      { ...answer, step: 3 },
      { ...answer, step: -1 },
      { ...answer, reached: 9 },
      { ...answer, hints: [0] },
      { ...answer, steps: steps.slice(1) },
      { ...answer, steps: steps.with(1, { kind: 'choice', chosen: 'Something else.' }) },
      { ...answer, steps: steps.with(2, { kind: 'highlight', range: { start: 4, end: 9999 } }) },
      { ...answer, steps: steps.with(2, null as never) },
      null as never,
    ];
    for (const each of bad) {
      expect(start({ draft: { ...draft, answer: each } }).view()).toMatchObject({ stepIndex: 0, unfinished: 3 });
    }
    expect(start({ draft: { ...draft, flow: 'dictation' } }).view()).toMatchObject({ stepIndex: 0 });
  });

  it('are written at each change and every second', () => {
    const { fill, clock, lastDraft } = start();
    fill('climb');
    expect(lastDraft()).toMatchObject({ phase: 'answering', elapsedMs: 0, answer: { step: 0, reached: 0 } });
    clock.increment(1000);
    expect(lastDraft()).toMatchObject({ elapsedMs: 1000 });
  });
});

it('stops the clock at a pause', () => {
  const { actor, clock } = start();
  actor.send({ type: 'timer.pause' });
  clock.increment(60_000);
  actor.send({ type: 'timer.resume' });
  clock.increment(1000);
  expect(actor.getSnapshot().context.elapsedMs).toBe(1000);
});

it('never stops the clock of an exam', () => {
  const { actor, clock, answers } = start({ mode: 'exam' });
  actor.send({ type: 'timer.pause' });
  clock.increment(480_000);
  expect(answers()).toHaveLength(1);
});

it('lists its states and events in the README', () => {
  expect(readReadme(import.meta.url)).toContain(stateTable(readingSequencesMachine));
});

it('has a fixture for every state', () => {
  const snapshots = readingSequencesFixtures.map((name) => driveReadingSequences(name).getSnapshot());
  expect(visitedLeaves(snapshots)).toEqual(leafStates(readingSequencesMachine));
});
