import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createFakeClock } from '../shared/fakes/clock.ts';
import { leafStates, readReadme, stateTable, visitedLeaves } from '../shared/machine-testing.ts';
import { driveLetterBoxes, letterBoxesFixtures, passageQuestion, sentenceQuestion } from './letter-boxes.fixtures.ts';
import { letterBoxesMachine, letterBoxesOn } from './letter-boxes.machine.ts';
import type { LetterBoxesDraft, LetterBoxesEmitted, LetterBoxesInput } from './letter-boxes.types.ts';
import { lastHintedLetter, letterBoxesView, letterBoxView, wordEntry } from './letter-boxes.view.ts';

function start(input: Partial<LetterBoxesInput> = {}) {
  const clock = createFakeClock();
  const emitted: LetterBoxesEmitted[] = [];
  const actor = createActor(letterBoxesOn({ clock }), {
    input: { question: sentenceQuestion, durationSeconds: 20, mode: 'timed', ...input },
  });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const type = (letters: string) => {
    for (const letter of letters) actor.send({ type: 'answer.type', ...actor.getSnapshot().context.cursor, letter });
  };
  const answers = () => emitted.filter((event) => event.type === 'answered');
  const lastDraft = () => emitted.findLast((event) => 'draft' in event)?.draft;
  const entry = (word = 0) => wordEntry(actor.getSnapshot(), word);
  return { actor, clock, type, answers, lastDraft, entry };
}

describe('typing', () => {
  it('fills the box and moves to the next one', () => {
    const { actor, type, entry } = start();
    type('id');
    expect(entry()).toBe('brid__');
    expect(actor.getSnapshot().context.cursor).toEqual({ word: 0, box: 4 });
  });

  it('keeps only the last character typed', () => {
    const { actor, entry } = start();
    actor.send({ type: 'answer.type', word: 0, box: 2, letter: 'xi' });
    expect(entry()).toBe('bri___');
  });

  it('continues across words, past given letters', () => {
    const { actor, type } = start({ question: passageQuestion });
    type('rryo');
    expect(actor.getSnapshot().context.cursor).toEqual({ word: 1, box: 3 });
  });

  it('stays in the last box at the end', () => {
    const { actor, type, entry } = start();
    type('idges');
    expect(entry()).toBe('bridgs');
    expect(actor.getSnapshot().context.cursor).toEqual({ word: 0, box: 5 });
  });

  it('never changes a given letter', () => {
    const { actor, entry } = start();
    actor.send({ type: 'answer.type', word: 0, box: 0, letter: 'x' });
    actor.send({ type: 'cursor.place', word: 0, box: 0 });
    expect(entry()).toBe('br____');
    expect(actor.getSnapshot().context.cursor).toEqual({ word: 0, box: 2 });
  });

  it('empties the box and moves back when erasing, across words', () => {
    const { actor, type, entry } = start({ question: passageQuestion });
    type('rry');
    actor.send({ type: 'answer.erase', word: 1, box: 2 });
    actor.send({ type: 'answer.erase', word: 0, box: 4 });
    expect(entry()).toBe('carr_');
    expect(actor.getSnapshot().context.cursor).toEqual({ word: 0, box: 3 });
  });

  it.each([
    ['previous', { word: 0, box: 4 }],
    ['next', { word: 1, box: 2 }],
    ['first', { word: 0, box: 2 }],
    ['last', { word: 5, box: 3 }],
  ] as const)('moves the cursor to the %s box', (to, cursor) => {
    const { actor } = start({ question: passageQuestion });
    actor.send({ type: 'cursor.place', word: 1, box: 2 });
    if (to === 'next') actor.send({ type: 'cursor.place', word: 0, box: 4 });
    actor.send({ type: 'cursor.move', to });
    expect(actor.getSnapshot().context.cursor).toEqual(cursor);
  });

  it.each([
    ['the missing letters', 'idge', 'bridge'],
    ['the whole word', 'Bridge', 'Bridge'],
    ['too much', 'idgeway', 'bridge'],
    ['letters with spaces', ' i d', 'brid__'],
  ])('fills the boxes from a paste of %s', (_title, text, result) => {
    const { actor, entry } = start();
    actor.send({ type: 'answer.paste', word: 0, box: 2, text });
    expect(entry().toLowerCase()).toBe(result.toLowerCase());
  });

  it('fills one word from the plain input', () => {
    const { actor, entry } = start({ question: passageQuestion });
    actor.send({ type: 'answer.fill', word: 1, text: 'om' });
    expect([entry(0), entry(1)]).toEqual(['ca___', 'from']);
    actor.send({ type: 'answer.fill', word: 1, text: 'o' });
    expect(entry(1)).toBe('fro_');
  });
});

describe('submitting', () => {
  it('grades once, shows the answer and stops the clock', () => {
    const { actor, clock, type, answers } = start();
    type('ight');
    clock.increment(3000);
    actor.send({ type: 'answer.submit' });
    actor.send({ type: 'answer.submit' });
    clock.increment(60_000);
    expect(answers()).toHaveLength(1);
    expect(letterBoxesView(actor.getSnapshot())).toMatchObject({
      phase: 'reviewed',
      words: [{ expected: 'bridge', given: 'bright', correct: false, explanation: null }],
      lettersAsked: 4,
      lettersCorrect: 1,
      score: 0,
      timedOut: false,
    });
    expect([2, 3].map((box) => letterBoxView(actor.getSnapshot(), { word: 0, box }))).toEqual([
      { word: 0, box: 2, position: 3, count: 6, state: 'correct', letter: 'i', expected: 'i', hinted: false },
      { word: 0, box: 3, position: 4, count: 6, state: 'wrong', letter: 'g', expected: 'd', hinted: false },
    ]);
    expect(actor.getSnapshot().context.elapsedMs).toBe(3000);
  });

  it('submits the current letters when the time is over', () => {
    const { actor, clock, type, answers } = start();
    type('id');
    clock.increment(20_000);
    expect(answers()).toEqual([
      {
        type: 'answered',
        questionId: 4127,
        answer: [['', '', 'i', 'd', '', '']],
        result: expect.objectContaining({ score: 0, lettersCorrect: 2 }),
        draft: {
          version: 1,
          flow: 'letterBoxes',
          questionId: 4127,
          elapsedMs: 20_000,
          phase: 'reviewed',
          answer: { entries: [['', '', 'i', 'd', '', '']], hinted: [] },
        },
      },
    ]);
    expect(letterBoxesView(actor.getSnapshot())).toMatchObject({ phase: 'reviewed', timedOut: true });
  });

  it('clears letters, colours and the clock on Solve Again', () => {
    const { actor, clock, type, entry } = start();
    type('idge');
    clock.increment(4000);
    actor.send({ type: 'answer.submit' });
    actor.send({ type: 'answer.retry' });
    expect(letterBoxesView(actor.getSnapshot())).toEqual({
      phase: 'answering',
      segments: sentenceQuestion.segments,
      canHint: false,
      hints: 0,
    });
    expect(entry()).toBe('br____');
    expect(actor.getSnapshot().context).toMatchObject({ elapsedMs: 0, cursor: { word: 0, box: 2 } });
  });

  it('grades nothing and allows no second attempt in exam mode', () => {
    const { actor, type, answers } = start({ mode: 'exam' });
    type('idge');
    actor.send({ type: 'answer.submit' });
    actor.send({ type: 'answer.retry' });
    expect(answers()).toMatchObject([{ result: null }]);
    expect(letterBoxesView(actor.getSnapshot()).phase).toBe('submitted');
    expect(letterBoxView(actor.getSnapshot(), { word: 0, box: 2 })).toMatchObject({ state: 'locked', expected: null });
  });
});

describe('hints', () => {
  const learn = { mode: 'learn', durationSeconds: null } as const;
  const place = (word: number, box: number) => ({ word, box });

  it('fill and mark the next empty box from the cursor', () => {
    const { actor, type, entry } = start({ ...learn, question: passageQuestion });
    type('r');
    actor.send({ type: 'answer.hint' });
    expect(entry()).toBe('carr_');
    expect(actor.getSnapshot().context).toMatchObject({ cursor: place(0, 4), hinted: [place(0, 3)] });
    expect(letterBoxView(actor.getSnapshot(), place(0, 3))).toMatchObject({ letter: 'r', hinted: true });
    expect(letterBoxView(actor.getSnapshot(), place(0, 2))).toMatchObject({ letter: 'r', hinted: false });
    actor.send({ type: 'cursor.place', ...place(1, 3) });
    actor.send({ type: 'answer.hint' });
    expect(entry(1)).toBe('fr_m');
    expect(lastHintedLetter(actor.getSnapshot())).toBe('m');
  });

  it('fill the boxes that were skipped, then correct wrong letters, then do nothing', () => {
    const { actor, type, entry } = start(learn);
    actor.send({ type: 'cursor.place', ...place(0, 4) });
    type('xe');
    for (const expected of ['bri_xe', 'bridxe', 'bridge', 'bridge']) {
      actor.send({ type: 'answer.hint' });
      expect(entry()).toBe(expected);
    }
    expect(actor.getSnapshot().context.hinted).toEqual([place(0, 2), place(0, 3), place(0, 4)]);
  });

  it('follow the accepted word that the learner is typing', () => {
    const { segments } = sentenceQuestion;
    const word = { kind: 'word', clues: ['s', 'h', null, null], answer: 'shop', accepted: ['shed'] } as const;
    const { actor, type, entry } = start({
      ...learn,
      question: { questionId: 1, segments: [...segments.slice(0, 1), word] },
    });
    type('e');
    actor.send({ type: 'answer.hint' });
    expect(entry()).toBe('shed');
  });

  it('cost nothing, stay marked after a reload and in review, and are cleared by Solve Again', () => {
    const first = start(learn);
    for (let ask = 0; ask < 4; ask++) first.actor.send({ type: 'answer.hint' });
    const second = start({ ...learn, draft: JSON.parse(JSON.stringify(first.lastDraft())) as LetterBoxesDraft });
    expect(second.entry()).toBe('bridge');
    second.actor.send({ type: 'answer.submit' });
    expect(letterBoxesView(second.actor.getSnapshot())).toMatchObject({ score: 1, lettersHinted: 4 });
    expect(letterBoxView(second.actor.getSnapshot(), place(0, 2))).toMatchObject({ state: 'correct', hinted: true });
    second.actor.send({ type: 'answer.retry' });
    expect(second.actor.getSnapshot().context.hinted).toEqual([]);
  });

  it('are available in learn mode only', () => {
    for (const mode of ['timed', 'exam'] as const) {
      const { actor, entry } = start({ mode });
      actor.send({ type: 'answer.hint' });
      expect(entry()).toBe('br____');
    }
  });
});

it('never stops the clock of an exam', () => {
  const { actor, clock, answers } = start({ mode: 'exam' });
  actor.send({ type: 'timer.pause' });
  clock.increment(20_000);
  expect(answers()).toHaveLength(1);
});

describe('drafts', () => {
  it('continue with the letters, the time and the cursor after a reload', () => {
    const first = start();
    first.type('id');
    first.clock.increment(5000);
    const second = start({ draft: first.lastDraft() });
    expect(second.entry()).toBe('brid__');
    expect(second.actor.getSnapshot().context).toMatchObject({ elapsedMs: 5000, cursor: { word: 0, box: 4 } });
    second.clock.increment(15_000);
    expect(second.answers()).toHaveLength(1);
  });

  it('show the review after a reload without submitting again', () => {
    const first = start();
    first.type('idge');
    first.actor.send({ type: 'answer.submit' });
    const draft = JSON.parse(JSON.stringify(first.lastDraft())) as LetterBoxesDraft;
    const second = start({ draft });
    expect(letterBoxesView(second.actor.getSnapshot())).toMatchObject({ phase: 'reviewed', score: 1 });
    expect(second.answers()).toEqual([]);
  });

  it('reveal no results after a reload in exam mode', () => {
    const first = start({ mode: 'exam' });
    first.type('idge');
    first.actor.send({ type: 'answer.submit' });
    const second = start({ mode: 'exam', draft: first.lastDraft() });
    expect(letterBoxesView(second.actor.getSnapshot()).phase).toBe('submitted');
    expect(second.actor.getSnapshot().context.result).toBeNull();
    expect(second.answers()).toEqual([]);
  });

  it('are ignored if of another question, version or shape', () => {
    const { type, lastDraft } = start();
    type('id');
    const draft = lastDraft() as LetterBoxesDraft;
    const bad = [
      { ...draft, questionId: 1 },
      { ...draft, version: 2 as 1 },
      { ...draft, flow: 'dictation' },
      { ...draft, elapsedMs: Number.NaN },
      { ...draft, answer: { entries: [['i']], hinted: [] } },
      { ...draft, answer: { ...draft.answer, hinted: [{ word: 0, box: 0 }] } },
      { ...draft, answer: { ...draft.answer, hinted: null as never } },
    ];
    for (const each of bad) expect(start({ draft: each }).entry()).toBe('br____');
  });

  it('are written at each letter and every second', () => {
    const { type, clock, lastDraft } = start();
    type('i');
    expect(lastDraft()).toMatchObject({
      phase: 'answering',
      elapsedMs: 0,
      answer: { entries: [['', '', 'i', '', '', '']] },
    });
    clock.increment(999);
    expect(lastDraft()).toMatchObject({ elapsedMs: 0 });
    clock.increment(1);
    expect(lastDraft()).toMatchObject({ elapsedMs: 1000 });
  });
});

describe('for any keys', () => {
  const place = { word: fc.constantFrom(0, 1, 2, 9), box: fc.nat(7) };
  const event = fc.oneof(
    fc.record({ type: fc.constant('answer.type' as const), ...place, letter: fc.string() }),
    fc.record({ type: fc.constant('answer.paste' as const), ...place, text: fc.string() }),
    fc.record({ type: fc.constant('answer.erase' as const), ...place }),
    fc.record({ type: fc.constant('answer.fill' as const), word: place.word, text: fc.string() }),
    fc.record({ type: fc.constant('cursor.place' as const), ...place }),
    fc.record({
      type: fc.constant('cursor.move' as const),
      to: fc.constantFrom('previous' as const, 'next' as const, 'first' as const, 'last' as const),
    }),
  );

  it('keeps at most one letter per box, the given letters, and the cursor in an open box', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const { actor } = start({ question: passageQuestion });
        for (const each of events) actor.send(each);
        const { cursor, entries } = actor.getSnapshot().context;
        expect(letterBoxView(actor.getSnapshot(), cursor).state).toBe('open');
        for (const [word, letters] of entries.entries()) {
          for (const [box, letter] of letters.entries()) {
            expect([...letter].length).toBeLessThanOrEqual(1);
            if (letterBoxView(actor.getSnapshot(), { word, box }).state === 'given') expect(letter).toBe('');
          }
        }
        actor.stop();
      }),
      { numRuns: 60 },
    );
  });
});

it('lists its states and events in the README', () => {
  expect(readReadme(import.meta.url)).toContain(stateTable(letterBoxesMachine));
});

it('has a fixture for every state', () => {
  const snapshots = letterBoxesFixtures.map((name) => driveLetterBoxes(name).getSnapshot());
  expect(visitedLeaves(snapshots)).toEqual(leafStates(letterBoxesMachine));
});
