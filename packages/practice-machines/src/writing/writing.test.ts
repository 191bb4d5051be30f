import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createFakeClock } from '../shared/fakes/clock.ts';
import { leafStates, readReadme, stateTable, visitedLeaves } from '../shared/machine-testing.ts';
import { driveWriting, essayQuestion, photoQuestion, writingFixtures } from './writing.fixtures.ts';
import { writingMachine, writingOn } from './writing.machine.ts';
import type { WritingDraft, WritingEmitted, WritingInput } from './writing.types.ts';
import { shownHints, writingView, writtenText, writtenWords } from './writing.view.ts';

function start(input: Partial<WritingInput> = {}) {
  const clock = createFakeClock();
  const emitted: WritingEmitted[] = [];
  const actor = createActor(writingOn({ clock }), {
    input: { question: photoQuestion, durationSeconds: 60, mode: 'timed', ...input },
  });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const write = (text: string) => actor.send({ type: 'answer.change', text });
  const submit = () => actor.send({ type: 'answer.submit' });
  const answers = () => emitted.filter((event) => event.type === 'answered');
  const lastDraft = () => emitted.findLast((event) => 'draft' in event)?.draft;
  return { actor, clock, emitted, write, submit, answers, lastDraft, view: () => writingView(actor.getSnapshot()) };
}

describe('writing', () => {
  it('updates text and word count at each keystroke, without a new view model', () => {
    const { actor, write, lastDraft, view } = start();
    const before = view();
    write('A red boat');
    expect(lastDraft()?.answer.text).toBe('A red boat');
    expect(writtenWords(actor.getSnapshot())).toBe(3);
    expect(view()).toEqual(before);
  });

  it('rejects an empty answer and emits nothing, until something is written', () => {
    const { write, submit, answers, view } = start();
    write(' \n ');
    submit();
    expect(view()).toMatchObject({ phase: 'answering', refused: true });
    write('A boat.');
    expect(view()).toMatchObject({ refused: false });
    submit();
    expect(answers()).toMatchObject([{ questionId: 1103, answer: { text: 'A boat.' } }]);
  });

  it('measures the answer once', () => {
    const { write, submit, answers, view } = start();
    write('A red boat is is on the sea.');
    submit();
    submit();
    expect(answers()).toHaveLength(1);
    expect(view()).toMatchObject({
      phase: 'reviewed',
      timedOut: false,
      words: 8,
    });
  });

  it('never stops the clock of an exam', () => {
    const { actor, clock, answers } = start({ mode: 'exam' });
    actor.send({ type: 'timer.pause' });
    clock.increment(60_000);
    expect(answers()).toHaveLength(1);
  });

  it('submits the current text when the time is over, even if it is empty', () => {
    for (const text of ['A red', '']) {
      const { clock, write, answers, view } = start();
      if (text) write(text);
      clock.increment(60_000);
      expect(answers()).toMatchObject([{ answer: { text } }]);
      expect(view()).toMatchObject({ phase: 'reviewed', timedOut: true, text });
    }
  });

  it('stops the clock at a pause', () => {
    const { actor, clock, answers } = start();
    actor.send({ type: 'timer.pause' });
    clock.increment(90_000);
    expect(answers()).toEqual([]);
    actor.send({ type: 'timer.resume' });
    clock.increment(60_000);
    expect(answers()).toHaveLength(1);
  });

  it('shows hints one by one, in learn mode only', () => {
    const learning = start({ question: essayQuestion, mode: 'learn', durationSeconds: null });
    for (let press = 0; press < 9; press++) learning.actor.send({ type: 'answer.hint' });
    expect(learning.view()).toMatchObject({ hintsShown: 5, hintsLeft: 0 });
    expect(shownHints(essayQuestion, 2)).toEqual(['plan', 'opinion']);
    const timed = start();
    timed.actor.send({ type: 'answer.hint' });
    expect(timed.view()).toMatchObject({ hintsShown: 0, hintsLeft: 0 });
  });

  it('starts from the beginning on Solve Again', () => {
    const { actor, clock, write, submit, view } = start();
    write('A boat.');
    clock.increment(20_000);
    submit();
    actor.send({ type: 'feedback.failed' });
    actor.send({ type: 'answer.retry' });
    expect(view()).toMatchObject({ phase: 'answering', refused: false });
    expect(actor.getSnapshot().context).toMatchObject({ text: '', elapsedMs: 0, feedback: { phase: 'none' } });
  });

  it('measures and shows nothing in exam mode, and allows no second attempt', () => {
    const { actor, write, submit, answers, view } = start({ mode: 'exam' });
    write('A boat.');
    submit();
    actor.send({ type: 'answer.retry' });
    expect(answers()).toMatchObject([{ result: null }]);
    expect(view()).toEqual({ phase: 'submitted' });
  });
});

describe('feedback', () => {
  it('can arrive late, after a failure and a retry, and survives a reload', () => {
    const { actor, emitted, write, submit, lastDraft, view } = start();
    write('A boat.');
    submit();
    expect(view()).toMatchObject({ feedback: { phase: 'none' } });
    actor.send({ type: 'feedback.awaited' });
    actor.send({ type: 'feedback.failed' });
    expect(view()).toMatchObject({ feedback: { phase: 'failed' }, text: 'A boat.' });
    actor.send({ type: 'answer.sendAgain' });
    expect(emitted.at(-1)).toEqual({ type: 'sendAgain' });
    expect(view()).toMatchObject({ feedback: { phase: 'waiting' } });
    actor.send({ type: 'feedback.arrived', text: 'Two words.' });
    const again = start({ draft: lastDraft() });
    expect(again.view()).toMatchObject({ phase: 'reviewed', feedback: { phase: 'arrived', text: 'Two words.' } });
    expect(again.answers()).toEqual([]);
  });

  it('is ignored if it belongs to an earlier attempt', () => {
    const { actor, write, submit, view } = start();
    write('A boat.');
    submit();
    actor.send({ type: 'answer.retry' });
    actor.send({ type: 'feedback.arrived', text: 'Two words.' });
    write('Another boat.');
    submit();
    expect(view()).toMatchObject({ feedback: { phase: 'none' } });
  });
});

describe('a new version', () => {
  const reviewed = () => {
    const started = start();
    started.write('A boat are on the sea.');
    started.submit();
    started.actor.send({ type: 'answer.rewrite' });
    return started;
  };

  it('starts from the reviewed text, without a clock, and is an answer of its own', () => {
    const { actor, clock, write, submit, answers, view } = reviewed();
    expect(view()).toMatchObject({ phase: 'rewriting', previous: 'A boat are on the sea.' });
    expect(writtenText(actor.getSnapshot())).toBe('A boat are on the sea.');
    clock.increment(600_000);
    expect(answers()).toHaveLength(1);
    write('A boat is on the sea.');
    submit();
    expect(answers().map(({ answer }) => answer.text)).toEqual(['A boat are on the sea.', 'A boat is on the sea.']);
    expect(view()).toMatchObject({
      phase: 'reviewed',
      text: 'A boat is on the sea.',
      previous: 'A boat are on the sea.',
      timedOut: false,
    });
  });

  it.each([
    ['is cancelled', [{ type: 'answer.change', text: 'A ship.' }, { type: 'answer.cancelRewrite' }]],
    ['is the same as before', [{ type: 'answer.submit' }]],
  ] as const)('that %s leaves the reviewed text as it was', (_, events) => {
    const { actor, answers, lastDraft, view } = reviewed();
    for (const event of events) actor.send(event);
    expect(view()).toMatchObject({ phase: 'reviewed', text: 'A boat are on the sea.', previous: null, words: 6 });
    expect(answers()).toHaveLength(1);
    expect(lastDraft()).toMatchObject({ phase: 'reviewed', answer: { text: 'A boat are on the sea.' } });
  });

  it('can’t be empty', () => {
    const { write, submit, view } = reviewed();
    write(' ');
    submit();
    expect(view()).toMatchObject({ phase: 'rewriting', refused: true });
  });

  it('survives a reload, while it is written and after', () => {
    const first = reviewed();
    first.write('A boat is');
    const second = start({ draft: first.lastDraft() });
    expect(second.view()).toMatchObject({ phase: 'rewriting', previous: 'A boat are on the sea.' });
    expect(writtenText(second.actor.getSnapshot())).toBe('A boat is');
    second.submit();
    const third = start({ draft: second.lastDraft() });
    expect(third.view()).toMatchObject({ phase: 'reviewed', text: 'A boat is', previous: 'A boat are on the sea.' });
    third.actor.send({ type: 'answer.retry' });
    expect(third.view()).toMatchObject({ phase: 'answering' });
  });
});

describe('a reload', () => {
  it('continues with text, hints and time', () => {
    const first = start({ mode: 'learn' });
    first.write('A boat');
    first.actor.send({ type: 'answer.hint' });
    first.clock.increment(50_000);
    const second = start({ mode: 'learn', draft: first.lastDraft() });
    expect(writtenText(second.actor.getSnapshot())).toBe('A boat');
    expect(second.view()).toMatchObject({ hintsShown: 1, hintsLeft: 3 });
    second.clock.increment(10_000);
    expect(second.answers()).toHaveLength(1);
  });

  it.each([
    ['another flow', { flow: 'dictation' }],
    ['another shape', { answer: { text: 3 } }],
    ['another question', { questionId: 1 }],
  ])('ignores a draft of %s', (_, part) => {
    const first = start();
    first.write('A boat');
    const draft = { ...first.lastDraft(), ...part } as unknown as WritingDraft;
    expect(writtenText(start({ draft }).actor.getSnapshot())).toBe('');
  });
});

it('lists its states and events in the README', () => {
  expect(readReadme(import.meta.url)).toContain(stateTable(writingMachine));
});

it('has a fixture for every state', () => {
  const snapshots = writingFixtures.map((name) => driveWriting(name).getSnapshot());
  expect(visitedLeaves(snapshots)).toEqual(leafStates(writingMachine));
});
