import type { ReadingStepAnswer } from '@rehearse/scoring';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createFakeClock } from '../shared/fakes/clock.ts';
import { lighthouseQuestion } from './reading-sequences.fixtures.ts';
import { isProgressIn } from './reading-sequences.logic.ts';
import { readingSequencesOn } from './reading-sequences.machine.ts';
import type { ReadingSequencesEvent, ReadingSequencesInput, ReadingStep } from './reading-sequences.types.ts';

const { steps } = lighthouseQuestion;
const texts = steps.flatMap((step): readonly string[] =>
  step.kind === 'blanks'
    ? step.blanks.flatMap(({ options }) => options)
    : step.kind === 'highlight'
      ? []
      : step.options,
);
const option = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...texts) }, fc.string());
const place = fc.oneof({ weight: 4, arbitrary: fc.nat(190) }, fc.integer());
const event: fc.Arbitrary<ReadingSequencesEvent> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ type: 'step.next' as const }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('answer.choose' as const), option }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('answer.fill' as const),
      blank: fc.integer({ min: -1, max: 4 }),
      option: fc.option(option),
    }),
  },
  fc.record({ type: fc.constant('answer.markWord' as const), word: place }),
  fc.record({ type: fc.constant('answer.markRange' as const), start: place, end: place }),
  fc.constant({ type: 'answer.clearMark' as const }),
  fc.constant({ type: 'answer.hint' as const }),
  { weight: 2, arbitrary: fc.constant({ type: 'step.previous' as const }) },
  fc.record({ type: fc.constant('step.goTo' as const), step: fc.oneof(fc.integer({ min: -1, max: 7 }), fc.double()) }),
  fc.constantFrom(
    { type: 'timer.ticked' as const, elapsedMs: 5000 },
    { type: 'timer.pause' as const },
    { type: 'timer.resume' as const },
  ),
);
const events = fc.array(event, { minLength: 10, maxLength: 80 });
const mode = fc.constantFrom('timed' as const, 'learn' as const, 'exam' as const);

function run(input: Partial<ReadingSequencesInput>, sent: readonly ReadingSequencesEvent[]) {
  const actor = createActor(readingSequencesOn({ clock: createFakeClock() }), {
    input: { question: lighthouseQuestion, durationSeconds: 480, mode: 'timed', ...input },
  }).start();
  const contexts = [actor.getSnapshot().context];
  for (const each of sent) {
    actor.send(each);
    contexts.push(actor.getSnapshot().context);
  }
  return { actor, contexts };
}

/** The options of a step, from the question alone. */
function optionsOf(step: ReadingStep): readonly (readonly string[])[] {
  if (step.kind === 'blanks') return step.blanks.map(({ options }) => options);
  return step.kind === 'highlight' ? [] : [step.options];
}

function isWithin(step: ReadingStep, answer: ReadingStepAnswer | undefined): boolean {
  if (answer?.kind === 'highlight') {
    const count = step.passage.split(/\s+/).length;
    return (
      answer.range === null ||
      (0 <= answer.range.start && answer.range.start <= answer.range.end && answer.range.end < count)
    );
  }
  const chosen = answer?.kind === 'blanks' ? answer.chosen : [answer?.chosen ?? null];
  return chosen.every((each, index) => each === null || optionsOf(step)[index]?.includes(each));
}

describe('whatever is pressed', () => {
  it('keeps answers within the options, and the step within the six', () => {
    fc.assert(
      fc.property(mode, events, (chosenMode, sent) => {
        const { actor, contexts } = run({ mode: chosenMode }, sent);
        for (const { step, reached, answers } of contexts) {
          expect(steps[step]).toBeDefined();
          expect(step).toBeLessThanOrEqual(reached);
          expect(steps.every((each, index) => isWithin(each, answers[index]))).toBe(true);
        }
        actor.stop();
      }),
      { numRuns: 150 },
    );
  });

  it('never changes a locked step', () => {
    fc.assert(
      fc.property(mode, events, (chosenMode, sent) => {
        const { actor, contexts } = run({ mode: chosenMode }, sent);
        for (const [index, { reached, answers, hints }] of contexts.entries()) {
          const after = contexts[index + 1] ?? contexts[index];
          expect(after?.reached).toBeGreaterThanOrEqual(reached);
          expect(after?.answers.slice(0, reached)).toEqual(answers.slice(0, reached));
          expect(after?.hints.slice(0, reached)).toEqual(hints.slice(0, reached));
        }
        actor.stop();
      }),
      { numRuns: 150 },
    );
  });

  it('never goes back and grades nothing in exam mode', () => {
    fc.assert(
      fc.property(events, (sent) => {
        const { actor, contexts } = run({ mode: 'exam' }, sent);
        expect(contexts.map(({ step }) => step)).toEqual(contexts.map(({ step }) => step).toSorted((a, b) => a - b));
        expect(contexts.every(({ results }) => results.every((result) => result === null))).toBe(true);
        actor.stop();
      }),
      { numRuns: 80 },
    );
  });

  it('resets everything on Solve Again', () => {
    fc.assert(
      fc.property(events, (sent) => {
        const { actor } = run({ mode: 'learn' }, [...sent, { type: 'answer.submit' }, { type: 'answer.retry' }]);
        const fresh = run({ mode: 'learn' }, []).actor;
        expect(actor.getSnapshot().context).toEqual(fresh.getSnapshot().context);
        expect(actor.getSnapshot().value).toEqual(fresh.getSnapshot().value);
        actor.stop();
        fresh.stop();
      }),
      { numRuns: 80 },
    );
  });

  it('writes drafts that a reload accepts, and that lead to the same state', () => {
    fc.assert(
      fc.property(mode, events, (chosenMode, sent) => {
        const { actor } = run({ mode: chosenMode }, []);
        const drafts: unknown[] = [];
        for (const type of ['draft', 'answered'] as const) actor.on(type, ({ draft }) => drafts.push(draft));
        for (const each of sent) actor.send(each);
        const draft = drafts.at(-1) as ReadingSequencesInput['draft'];
        if (draft) {
          expect(isProgressIn(lighthouseQuestion, draft.answer)).toBe(true);
          const again = run({ mode: chosenMode, draft: JSON.parse(JSON.stringify(draft)) }, []).actor;
          const { anchor: _a, warned: _w, elapsedMs: _e, ...here } = actor.getSnapshot().context;
          expect(again.getSnapshot().context).toMatchObject(here);
          again.stop();
        }
        actor.stop();
      }),
      { numRuns: 100 },
    );
  });
});
