import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { flowTimes, timeFactors } from '../protocol/settings.ts';
import { createFakeClock } from '../shared/fakes/clock.ts';
import { leafStates, readReadme, stateTable, visitedLeaves } from '../shared/machine-testing.ts';
import { driveTwoPartWriting, placeQuestion, twoPartWritingFixtures } from './two-part-writing.fixtures.ts';
import { choosePartTwo, toPartSeconds } from './two-part-writing.logic.ts';
import { twoPartWritingMachine, twoPartWritingOn } from './two-part-writing.machine.ts';
import type { TwoPartWritingDraft, TwoPartWritingEmitted, TwoPartWritingInput } from './two-part-writing.types.ts';
import { partText, partWords, shownPartHints, twoPartWritingView } from './two-part-writing.view.ts';

function start(input: Partial<TwoPartWritingInput> = {}, seen = new Map<number, number>(), random = 0) {
  const clock = createFakeClock();
  const emitted: TwoPartWritingEmitted[] = [];
  const machine = twoPartWritingOn({
    clock,
    random: () => random,
    lastPartTwo: (questionId) => seen.get(questionId) ?? null,
    rememberPartTwo: (questionId, index) => void seen.set(questionId, index),
  });
  const actor = createActor(machine, {
    input: { question: placeQuestion, durationSeconds: 480, mode: 'timed', ...input },
  });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const write = (text: string) => actor.send({ type: 'answer.change', text });
  const partTwoIsThere = () => waitFor(actor, (snapshot) => snapshot.matches('partTwo'));
  const goOn = async (text = 'A bakery.') => {
    write(text);
    actor.send({ type: 'answer.next' });
    await partTwoIsThere();
  };
  const answers = () => emitted.filter((event) => event.type === 'answered');
  const lastDraft = () => emitted.findLast((event) => 'draft' in event)?.draft;
  const view = () => twoPartWritingView(actor.getSnapshot());
  return { actor, clock, seen, write, goOn, partTwoIsThere, answers, lastDraft, view };
}

describe('a new version', () => {
  const reviewed = async () => {
    const started = start();
    await started.goOn('A bakery.');
    started.write('A table are in front of it.');
    started.actor.send({ type: 'answer.submit' });
    started.actor.send({ type: 'answer.rewrite', part: 2 });
    return started;
  };

  it('of one part is a further answer with both texts', async () => {
    const { actor, clock, write, answers, view } = await reviewed();
    expect(view()).toMatchObject({
      phase: 'rewriting',
      part: 2,
      prompt: placeQuestion.partTwo[0]?.prompt,
      previous: 'A table are in front of it.',
      recommendedWords: 90,
    });
    clock.increment(600_000);
    write('A table is in front of it.');
    actor.send({ type: 'answer.submit' });
    expect(answers()).toHaveLength(2);
    expect(answers()[1]?.answer).toMatchObject({ partOne: 'A bakery.', partTwo: 'A table is in front of it.' });
    expect(view()).toMatchObject({
      phase: 'reviewed',
      timedOut: false,
      partOne: { previous: null },
      partTwo: { text: 'A table is in front of it.', previous: 'A table are in front of it.' },
    });
  });

  it('can be cancelled', async () => {
    const { actor, write, answers, view } = await reviewed();
    write('A bench.');
    actor.send({ type: 'answer.cancelRewrite' });
    expect(answers()).toHaveLength(1);
    expect(view()).toMatchObject({
      phase: 'reviewed',
      partTwo: { text: 'A table are in front of it.', previous: null },
    });
  });

  it('survives a reload', async () => {
    const { write, lastDraft } = await reviewed();
    write('A table is');
    const again = start({ draft: lastDraft() });
    expect(again.view()).toMatchObject({ phase: 'rewriting', part: 2, previous: 'A table are in front of it.' });
    expect(partText(again.actor.getSnapshot())).toBe('A table is');
  });
});

describe('two-part writing', () => {
  it('locks part one on Next, keeps it visible and shows a follow-up question', async () => {
    const { goOn, write, actor, view } = start();
    expect(view()).toMatchObject({ phase: 'writing', part: 1, recommendedWords: 120, lockedText: null });
    await goOn('A bakery.');
    write('A table.');
    expect(view()).toMatchObject({
      phase: 'writing',
      part: 2,
      prompt: placeQuestion.partTwo[0]?.prompt,
      recommendedWords: 90,
      lockedText: 'A bakery.',
    });
    expect(partText(actor.getSnapshot())).toBe('A table.');
    expect(partWords(actor.getSnapshot())).toBe(2);
  });

  it('rejects an empty text for Next and Submit', async () => {
    const { actor, write, goOn, answers, view } = start();
    actor.send({ type: 'answer.next' });
    expect(view()).toMatchObject({ part: 1, refused: true });
    await goOn();
    expect(view()).toMatchObject({ part: 2, refused: false });
    write('  ');
    actor.send({ type: 'answer.submit' });
    expect(view()).toMatchObject({ part: 2, refused: true });
    expect(answers()).toEqual([]);
  });

  it('submits both texts and the follow-up question, once', async () => {
    const { actor, write, goOn, answers, view } = start();
    await goOn('A bakery.');
    write('A table.');
    actor.send({ type: 'answer.submit' });
    actor.send({ type: 'answer.submit' });
    expect(answers()).toMatchObject([
      {
        answer: { partOne: 'A bakery.', partTwoPrompt: placeQuestion.partTwo[0]?.prompt, partTwo: 'A table.' },
        result: { partOne: 2, partTwo: 2 },
      },
    ]);
    expect(view()).toMatchObject({
      phase: 'reviewed',
      timedOut: false,
      partOne: { graded: placeQuestion.partOne.graded },
      partTwo: { text: 'A table.', graded: null },
    });
  });

  it('has a time limit per part, and shows the clock of the current part', async () => {
    const { actor, clock, goOn } = start();
    expect(actor.getSnapshot().context).toMatchObject({ durationSeconds: 300, elapsedMs: 0 });
    clock.increment(20_000);
    await goOn();
    expect(actor.getSnapshot().context).toMatchObject({ durationSeconds: 180, elapsedMs: 0 });
    clock.increment(5000);
    expect(actor.getSnapshot().context.elapsedMs).toBe(5000);
  });

  it('continues after part one and submits after part two when the time is over, even without text', async () => {
    const { clock, partTwoIsThere, answers, view } = start();
    clock.increment(300_000);
    await partTwoIsThere();
    expect(answers()).toEqual([]);
    clock.increment(180_000);
    expect(answers()).toMatchObject([{ answer: { partOne: '', partTwo: '' } }]);
    expect(view()).toMatchObject({ phase: 'reviewed', timedOut: true });
  });

  it('never stops the clock of an exam, in either part', async () => {
    const { actor, clock, partTwoIsThere, answers } = start({ mode: 'exam' });
    actor.send({ type: 'timer.pause' });
    clock.increment(300_000);
    await partTwoIsThere();
    actor.send({ type: 'timer.pause' });
    clock.increment(180_000);
    expect(answers()).toHaveLength(1);
  });

  it('extends each part’s time with the settings, and has no clock without a limit', () => {
    for (const timeFactor of timeFactors) {
      const { durationSeconds } = flowTimes({ mode: 'timed', timeFactor }, 480);
      expect(toPartSeconds(durationSeconds)).toEqual([300 * timeFactor, 180 * timeFactor]);
    }
    expect(start({ mode: 'learn', durationSeconds: null }).actor.getSnapshot().context.durationSeconds).toBeNull();
  });

  it('asks a different question after Solve Again and on each later visit', async () => {
    const { actor, seen, write, goOn } = start();
    const asked: unknown[] = [];
    for (let round = 0; round < 3; round++) {
      await goOn();
      asked.push(actor.getSnapshot().context.chosen);
      write('A table.');
      actor.send({ type: 'answer.submit' });
      actor.send({ type: 'answer.retry' });
    }
    const later = start({}, seen);
    await later.goOn();
    asked.push(later.actor.getSnapshot().context.chosen);
    expect(asked).toEqual([0, 1, 0, 1]);
  });

  it('starts from the beginning on Solve Again, with the time of part one', async () => {
    const { actor, write, goOn, view } = start();
    await goOn();
    write('A table.');
    actor.send({ type: 'answer.submit' });
    actor.send({ type: 'answer.retry' });
    expect(view()).toMatchObject({ phase: 'writing', part: 1, lockedText: null });
    expect(actor.getSnapshot().context).toMatchObject({ texts: ['', ''], chosen: null, durationSeconds: 300 });
  });

  it('shows hints of the current part, in learn mode only', async () => {
    const { actor, goOn, view } = start({ mode: 'learn', durationSeconds: null });
    for (let press = 0; press < 9; press++) actor.send({ type: 'answer.hint' });
    expect(view()).toMatchObject({ hintsShown: 4, hintsLeft: 0 });
    await goOn();
    expect(view()).toMatchObject({ hintsShown: 0, hintsLeft: 3 });
    expect(shownPartHints(2, 1)).toEqual(['goOn']);
  });

  it('measures nothing and allows no second attempt in exam mode', async () => {
    const { actor, write, goOn, answers, view } = start({ mode: 'exam' });
    await goOn();
    write('A table.');
    actor.send({ type: 'answer.submit' });
    actor.send({ type: 'answer.retry' });
    expect(answers()).toMatchObject([{ result: null }]);
    expect(view()).toEqual({ phase: 'submitted' });
  });

  it('stops the clock of either part at a pause', async () => {
    const { actor, clock, goOn } = start();
    await goOn();
    actor.send({ type: 'timer.pause' });
    clock.increment(600_000);
    expect(actor.getSnapshot().matches('partTwo')).toBe(true);
    actor.send({ type: 'timer.resume' });
    clock.increment(180_000);
    expect(actor.getSnapshot().matches('reviewed')).toBe(true);
  });
});

describe('a reload', () => {
  it('continues in part two with the same question, both texts and the time left', async () => {
    const first = start({}, new Map([[1203, 0]]), 0.9);
    await first.goOn('A bakery.');
    first.write('A table');
    first.clock.increment(60_000);
    const second = start({ draft: first.lastDraft() }, first.seen);
    expect(second.view()).toMatchObject({ part: 2, prompt: placeQuestion.partTwo[2]?.prompt, lockedText: 'A bakery.' });
    expect(partText(second.actor.getSnapshot())).toBe('A table');
    expect(second.actor.getSnapshot().context).toMatchObject({ durationSeconds: 180, elapsedMs: 60_000 });
    second.clock.increment(120_000);
    expect(second.answers()).toHaveLength(1);
    const third = start({ draft: second.lastDraft() }, second.seen);
    expect(third.view()).toMatchObject({ phase: 'reviewed', timedOut: true });
    expect(third.answers()).toEqual([]);
  });

  it('never reopens part one, even before a question was chosen', async () => {
    const first = start();
    first.write('A bakery.');
    first.actor.send({ type: 'answer.next' });
    const second = start({ draft: first.lastDraft() });
    expect(second.view()).toMatchObject({ phase: 'choosing', text: 'A bakery.' });
    await second.partTwoIsThere();
    expect(second.view()).toMatchObject({ part: 2, lockedText: 'A bakery.' });
  });

  it.each([
    ['another flow', { flow: 'writing' }],
    ['another shape', { answer: { part: 3, texts: ['a', 'b'], chosen: null, hintsShown: 0 } }],
  ])('ignores a draft of %s', (_, part) => {
    const first = start();
    first.write('A bakery.');
    const draft = { ...first.lastDraft(), ...part } as unknown as TwoPartWritingDraft;
    expect(partText(start({ draft }).actor.getSnapshot())).toBe('');
  });
});

it('chooses any question but the last one seen', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 9 }),
      fc.nat(),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (count, last, random) => {
        const chosen = choosePartTwo(count, last % count, random);
        expect(chosen).not.toBe(last % count);
        expect(chosen).toBeGreaterThanOrEqual(0);
        expect(chosen).toBeLessThan(count);
      },
    ),
  );
  expect(choosePartTwo(1, 0, 0.5)).toBe(0);
  expect([0, 0.4, 0.9].map((random) => choosePartTwo(3, null, random))).toEqual([0, 1, 2]);
});

it('lists its states and events in the README', () => {
  expect(readReadme(import.meta.url)).toContain(stateTable(twoPartWritingMachine));
});

it('has a fixture for every state', () => {
  const snapshots = twoPartWritingFixtures.map((name) => driveTwoPartWriting(name).getSnapshot());
  expect(visitedLeaves(snapshots)).toEqual(leafStates(twoPartWritingMachine));
});
