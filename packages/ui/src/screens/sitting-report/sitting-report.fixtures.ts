import { types } from '@rehearse/question-types';
import type { ScoreRanges } from '../score-scale/index.ts';
import type { EarlierTest, ReportedQuestion, SittingReport, SuggestedDrill } from './sitting-report.types.ts';

const sittingId = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;

const range = (low: number, high: number) => ({ low, high });

const nothing: ScoreRanges = {
  overall: null,
  reading: null,
  writing: null,
  listening: null,
  speaking: null,
  literacy: null,
  comprehension: null,
  conversation: null,
  production: null,
};

const ranges: ScoreRanges = {
  overall: range(98, 112),
  reading: range(104, 120),
  writing: range(88, 108),
  listening: range(100, 118),
  speaking: range(78, 104),
  literacy: range(98, 112),
  comprehension: range(103, 117),
  conversation: range(92, 109),
  production: range(86, 104),
};

const earlier: EarlierTest[] = [
  {
    sittingId: sittingId(2),
    takenAt: '2026-10-20T08:00:00.000Z',
    ranges: { ...ranges, overall: range(92, 110), reading: range(80, 98), speaking: null },
  },
  {
    sittingId: sittingId(1),
    takenAt: '2026-10-02T08:00:00.000Z',
    ranges: { ...nothing, overall: range(80, 104), reading: range(78, 100), listening: range(84, 106) },
  },
];

/** `count` questions of a type with a key, in a row from `slot`. */
const keyed = (
  slot: number,
  { id, seconds }: { id: number; seconds: number },
  scores: readonly number[],
): ReportedQuestion[] =>
  scores.map((score, index) => ({
    slot: slot + index,
    submoduleId: id,
    questionId: 10 * id + index,
    state: 'answered',
    isLate: false,
    score,
    judgedBy: 'key',
    usedSeconds: Math.round(seconds * (0.55 + 0.1 * (index % 4))),
    seconds,
    attemptId: 100 + slot + index,
  }));

const open = (
  slot: number,
  { id, seconds }: { id: number; seconds: number },
  judged: Pick<ReportedQuestion, 'judgedBy' | 'points'>,
): ReportedQuestion => ({
  slot,
  submoduleId: id,
  questionId: 10 * id,
  state: 'answered',
  isLate: false,
  score: null,
  ...judged,
  usedSeconds: seconds,
  seconds,
  attemptId: 100 + slot,
});

const questions: ReportedQuestion[] = [
  ...keyed(1, types.readAndSelect, [1, 1, 0, 1, 1]),
  ...keyed(6, types.fillInTheBlanks, [1, 0, 1]),
  ...keyed(9, types.readAndComplete, [0.82, 0.74]),
  ...keyed(11, types.listenAndType, [0.9, 0.66, 0.5]),
  ...keyed(14, types.interactiveReading, [0.71]),
  open(15, types.writeAboutThePhoto, { judgedBy: 'service', points: range(90, 115) }),
  open(16, types.writingSample, { judgedBy: 'measures', points: range(80, 120) }),
  open(17, types.speakAboutThePhoto, { judgedBy: 'service', points: range(75, 105) }),
  open(18, types.speakingSample, { judgedBy: 'service', points: range(80, 110) }),
];

const nextDrills: SuggestedDrill[] = [
  { day: 1, submoduleId: types.listenAndType.id, level: 'Mine', count: 10, reason: 'costMost' },
  { day: 1, submoduleId: types.speakAboutThePhoto.id, level: 'Medium', count: 5, reason: 'lowestSkill' },
  { day: 3, submoduleId: types.fillInTheBlanks.id, level: 'Hard', count: 15, reason: 'costMost' },
  { day: 5, submoduleId: types.readAndComplete.id, level: 'Mine', count: 5, reason: 'slow' },
  { day: 8, submoduleId: types.listenAndType.id, level: 'Mine', count: 10, reason: 'costMost' },
  { day: 11, submoduleId: types.readAndSelect.id, level: 'Mine', count: 20, reason: 'keepUp' },
];

const concordance = { source: 'Duolingo English Test, score table', date: '2025-07-01' };

/** For stories and tests: the first mock test of a learner without a target. */
export const firstTest: SittingReport = {
  sittingId: sittingId(3),
  kind: 'mock',
  exam: { name: { en: 'English test, 2025', zh: '英语考试，2025 年' }, form: 'short' },
  takenAt: '2026-11-03T08:00:00.000Z',
  openLeft: 0,
  ranges,
  cefr: { low: 'B1', high: 'B2' },
  concordance,
  target: null,
  earlier: [],
  questions,
  time: { usedSeconds: 1130, givenSeconds: 1620 },
  costs: [
    { submoduleId: types.listenAndType.id, lost: 0.416 },
    { submoduleId: types.fillInTheBlanks.id, lost: 0.334 },
    { submoduleId: types.readAndSelect.id, lost: 0.126 },
    { submoduleId: types.readAndComplete.id, lost: 0.124 },
  ],
  nextDrills,
  share: null,
};

/** For stories and tests: the third test, with a target. */
export const thirdTest: SittingReport = { ...firstTest, target: 120, earlier };

/** For stories and tests: the test before {@link thirdTest}. */
export const secondTest: SittingReport = {
  ...firstTest,
  sittingId: sittingId(2),
  takenAt: '2026-10-20T08:00:00.000Z',
  ranges: earlier[0]?.ranges ?? nothing,
  questions: [...keyed(1, types.readAndSelect, [1, 0, 0, 1]), ...keyed(5, types.listenAndType, [0.5])],
};

/** For stories and tests: no recording was judged. */
export const withoutSpeaking: SittingReport = {
  ...thirdTest,
  ranges: { ...ranges, speaking: null, conversation: null, production: null },
  questions: questions.map((question) =>
    question.submoduleId === types.speakAboutThePhoto.id || question.submoduleId === types.speakingSample.id
      ? open(question.slot, { id: question.submoduleId, seconds: 90 }, { judgedBy: 'nobody' })
      : question,
  ),
};

/** For stories and tests: two recordings are still being corrected. */
export const beingCorrected: SittingReport = { ...withoutSpeaking, openLeft: 2 };

/** For stories and tests: an answer arrived late, and a question was missed. */
export const withLateAnswer: SittingReport = {
  ...thirdTest,
  questions: questions.map((question) => {
    if (question.slot === 2) return { ...question, isLate: true };
    if (question.slot !== 7) return question;
    const { attemptId: _, ...missed } = question;
    return { ...missed, state: 'missed' as const, score: 0, usedSeconds: question.seconds };
  }),
};

/** For stories and tests: a placement test. */
export const placement: SittingReport = {
  ...firstTest,
  sittingId: sittingId(4),
  kind: 'placement',
  exam: undefined,
  ranges: { ...nothing, overall: range(84, 112), reading: range(86, 116), listening: range(78, 114) },
  cefr: { low: 'B1', high: 'B2' },
  questions: questions.slice(0, 13),
  time: { usedSeconds: 420, givenSeconds: 600 },
};

/** For stories and tests: a drill, which measures nothing. */
export const drill: SittingReport = {
  ...firstTest,
  sittingId: sittingId(5),
  kind: 'drill',
  exam: undefined,
  ranges: nothing,
  cefr: null,
  questions: keyed(1, types.fillInTheBlanks, [1, 0, 1, 1, 1]),
  time: { usedSeconds: 61, givenSeconds: 100 },
  costs: [{ submoduleId: types.fillInTheBlanks.id, lost: 1 }],
  nextDrills: [],
};

/** For stories and tests: the link of a report. */
export const share = { token: 'Qm3xW8tVn1Lk5ZrYp7Hc2BdJf9SgTa4E', name: null, sharedAt: '2026-11-04T08:00:00.000Z' };
