import { checkTask, type TaskKind } from '@rehearse/scoring';
import { describe, expect, it } from 'vitest';
import { readBank } from './bank.ts';
import { writtenSamples } from './testing/written-samples.ts';

const samples = writtenSamples(readBank().bank);
const kinds = ['picture', 'question', 'followUp', 'summary'] as const;
const ofKind = (kind: TaskKind) => samples.filter(({ task }) => task.kind === kind);
/** A quarter of them, of every level, as most questions have three: enough for a share. */
const someOfKind = (kind: TaskKind) => ofKind(kind).filter((_, index) => index % 4 === 0);
const share = (flags: readonly boolean[]) => flags.filter(Boolean).length / flags.length;

describe('the checks of written answers, on every sample of the bank', () => {
  it.each(kinds)('accept each sample under its own task: %s', (kind) => {
    const all = ofKind(kind);
    const failed = all.flatMap(({ id, text, task }) => {
      const { problems } = checkTask(text, { ...task, about: [...(task.about ?? []), text] });
      return problems.map((problem) => ({ id, problem }));
    });
    expect(all.length).toBeGreaterThan(70);
    expect(failed).toEqual([]);
  });

  /** Simulates original ideas: the text is compared only with the other sample or the question. */
  it.each([
    ['picture', 0],
    ['summary', 0],
    ['question', 0.015],
    ['followUp', 0.05],
  ] as const)('rarely reject a text about a %s as off topic, without its own words', (kind, most) => {
    const wrong = someOfKind(kind).map(({ text, task }) => checkTask(text, task).problems.length > 0);
    expect(share(wrong)).toBeLessThanOrEqual(most);
  });

  it.each([
    ['picture', 0.65],
    ['summary', 0.85],
    ['question', 0.35],
    ['followUp', 0.12],
  ] as const)('detect many texts written for another %s', (kind, least) => {
    const all = someOfKind(kind);
    // each under one other task, far enough away to be another question
    const found = all.map(({ text }, index) => {
      const other = all[(index + 13) % all.length] as (typeof all)[number];
      const { problems } = checkTask(text, { ...other.task, about: [...(other.task.about ?? []), other.text] });
      return problems.some(({ kind: problem }) => problem === 'offTopic');
    });
    expect(share(found)).toBeGreaterThanOrEqual(least);
  });
});
