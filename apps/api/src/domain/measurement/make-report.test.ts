import { questionTypes, types } from '@rehearse/question-types';
import { describe, expect, it } from 'vitest';
import type { AnswerEstimate, AnswerRow } from './answers.ts';
import { cefrOf } from './concordance.ts';
import { makeReport } from './make-report.ts';
import { measuredType } from './measured-types.ts';

const difficultyOf = () => ({ difficulty: 95, uncertainty: 12 });

let slots = 0;
const row = (submoduleId: number, more: Partial<AnswerRow> = {}): AnswerRow => {
  slots += 1;
  return {
    slot: slots,
    submoduleId,
    questionId: 1000 + slots,
    state: 'answered',
    isLate: false,
    score: null,
    usedSeconds: 30,
    seconds: 60,
    ...more,
  };
};
const cloze = (score: number, more: Partial<AnswerRow> = {}) => row(types.readAndComplete.id, { score, ...more });
const dictation = (score: number, more: Partial<AnswerRow> = {}) => row(types.listenAndType.id, { score, ...more });
const text = (estimate?: AnswerEstimate, more: Partial<AnswerRow> = {}) =>
  row(types.writingSample.id, { estimate, ...more });
const talk = (estimate?: AnswerEstimate) => row(types.speakingSample.id, { estimate });
const judged = (points: number, by: AnswerEstimate['by'] = 'service'): AnswerEstimate => ({
  points,
  error: by === 'service' ? 12 : 25,
  by,
});
const widthOf = (range: { low: number; high: number } | null) => (range ? range.high - range.low : 0);

describe('the ranges of a report', () => {
  const whole = [
    ...[0.8, 0.9, 0.85].map((score) => cloze(score)),
    dictation(0.8),
    dictation(0.9),
    text(judged(120)),
    talk(judged(115)),
  ];

  it('have all skills and the whole once each was measured', () => {
    const { ranges, cefr } = makeReport(whole, difficultyOf);
    expect(Object.values(ranges).every((range) => range !== null && range.low < range.high)).toBe(true);
    expect(cefr?.high).toMatch(/^C/);
  });

  it('have no number for what nobody measured', () => {
    const { ranges, cefr } = makeReport([cloze(0.8), dictation(0.7), text(judged(100)), talk()], difficultyOf);
    expect(ranges.speaking).toBeNull();
    expect(ranges.conversation).toBeNull();
    expect(ranges.production).toBeNull();
    expect(ranges.overall).toBeNull();
    expect(cefr).toBeNull();
    expect(ranges.comprehension).not.toBeNull();
    expect(ranges.literacy).not.toBeNull();
  });

  it('have no number for writing if only gaps were filled, although gaps ask for spelling', () => {
    expect(makeReport([cloze(0.8), cloze(0.9)], difficultyOf).ranges).toMatchObject({ writing: null, literacy: null });
  });

  it('rise with better answers, and with partly right ones a little', () => {
    const reading = (score: number) => makeReport([cloze(score), cloze(score)], difficultyOf).ranges.reading?.low ?? 0;
    expect(reading(0.5)).toBeGreaterThan(reading(0.1));
    expect(reading(0.95)).toBeGreaterThan(reading(0.5));
  });

  it('are wider where texts were judged by our own measures than by a service', () => {
    const by = (judge: AnswerEstimate['by']) =>
      widthOf(makeReport([text(judged(110, judge))], difficultyOf).ranges.writing);
    expect(by('measures')).toBeGreaterThan(by('service') + 10);
  });

  it('gain less from a second text of our own measures than if their errors were apart', () => {
    const own = (count: number) =>
      widthOf(
        makeReport(
          Array.from({ length: count }, () => text(judged(110, 'measures'))),
          difficultyOf,
        ).ranges.writing,
      );
    const service = (count: number) =>
      widthOf(
        makeReport(
          Array.from({ length: count }, () => text({ ...judged(110), error: 25 })),
          difficultyOf,
        ).ranges.writing,
      );
    expect(own(1)).toBe(service(1));
    expect(own(4)).toBeGreaterThan(service(4));
  });

  it('count a question left unanswered as wrong, and a late answer not at all', () => {
    const reading = (rows: AnswerRow[]) => makeReport(rows, difficultyOf).ranges.reading;
    const missed = cloze(0, { state: 'missed', score: null, usedSeconds: null });
    expect(reading([cloze(0.8), missed])).toEqual(reading([cloze(0.8), cloze(0)]));
    expect(reading([cloze(0.8), cloze(0, { isLate: true })])).toEqual(reading([cloze(0.8)]));
  });
});

describe('the questions of a report', () => {
  it('say who judged them', () => {
    const rows = [
      cloze(0.5),
      text(judged(110)),
      text(judged(90, 'measures')),
      talk(),
      cloze(0, { state: 'missed', score: null }),
    ];
    const { questions } = makeReport(rows, difficultyOf);
    expect(questions.map(({ judgedBy, score }) => [judgedBy, score])).toEqual([
      ['key', 0.5],
      ['service', null],
      ['measures', null],
      ['nobody', null],
      ['key', 0],
    ]);
    expect(questions.map(({ points }) => points !== undefined)).toEqual([false, true, true, false, false]);
    expect(questions[1]?.points).toEqual({ low: 95, high: 125 });
  });

  it('count those still being corrected, and the time', () => {
    const rows = [cloze(1), text(undefined, { isPending: true, usedSeconds: 200.4, seconds: 330 }), talk()];
    expect(makeReport(rows, difficultyOf)).toMatchObject({
      openLeft: 1,
      time: { usedSeconds: 260, givenSeconds: 450 },
    });
  });
});

it('knows of every question type how it measures', () => {
  expect(questionTypes.filter(({ id }) => !measuredType(id)).map(({ key }) => key)).toEqual([]);
});

describe('what cost most', () => {
  it('is counted in answers: a gap of a passage as much as a dictated word', () => {
    // 9 of 18 gaps and 9 of 9 words
    const { costs } = makeReport([cloze(0.5), dictation(0), text(judged(50))], difficultyOf);
    expect(costs).toEqual([
      { submoduleId: types.readAndComplete.id, lost: 0.5 },
      { submoduleId: types.listenAndType.id, lost: 0.5 },
    ]);
  });

  it('is empty if nothing was lost', () => {
    expect(makeReport([cloze(1)], difficultyOf).costs).toEqual([]);
  });
});

describe('the drills of the next two weeks', () => {
  const { nextDrills } = makeReport(
    [
      cloze(0.2),
      cloze(0.3),
      dictation(0.9),
      dictation(1),
      text(judged(110)),
      row(types.readAndSelect.id, { score: 1, usedSeconds: 5, seconds: 5 }),
    ],
    difficultyOf,
  );
  const reasonsOf = (submoduleId: number) =>
    new Set(nextDrills.filter((drill) => drill.submoduleId === submoduleId).map(({ reason }) => reason));

  it('practice most what cost most, and give a reason for each', () => {
    expect(reasonsOf(types.readAndComplete.id)).toEqual(new Set(['costMost']));
    expect(nextDrills.filter(({ submoduleId }) => submoduleId === types.readAndComplete.id)).toHaveLength(7);
    expect(reasonsOf(types.speakAboutThePhoto.id)).toEqual(new Set(['notMeasured']));
    expect(reasonsOf(types.readAndSelect.id)).not.toEqual(new Set(['keepUp']));
  });

  it('are in order, on 14 days, at most three a day, of five questions at least', () => {
    expect(nextDrills.map(({ day }) => day)).toEqual(nextDrills.map(({ day }) => day).toSorted((a, b) => a - b));
    const perDay = new Map<number, number>();
    for (const { day } of nextDrills) perDay.set(day, (perDay.get(day) ?? 0) + 1);
    expect(Math.max(...perDay.values())).toBeLessThanOrEqual(3);
    expect(Math.max(...perDay.keys())).toBeLessThanOrEqual(14);
    expect(nextDrills.every(({ count }) => count >= 5 && count <= 50)).toBe(true);
  });
});

describe('levels of the Common European Framework', () => {
  it('are those that a range reaches over; the source keeps A1 with A2, and C1 with C2', () => {
    expect(cefrOf({ low: 95, high: 110 })).toEqual({ low: 'B2', high: 'B2' });
    expect(cefrOf({ low: 80, high: 95 })).toEqual({ low: 'B1', high: 'B2' });
    expect(cefrOf({ low: 115, high: 130 })).toEqual({ low: 'B2', high: 'C2' });
    expect(cefrOf({ low: 10, high: 20 })).toEqual({ low: 'A1', high: 'A2' });
    expect(cefrOf(null)).toBeNull();
  });
});
