import { types } from '@rehearse/question-types';
import type { ReadClass } from './class-screen.tsx';
import type {
  Assignment,
  AssignmentProgress,
  AssignmentResults,
  ClassList,
  ClassMistakes,
  Invitation,
  MemberResult,
  QuestionResult,
} from './classes.types.ts';

/** For stories and tests: the time at which everything is shown. */
export const now = '2026-11-20T10:00:00.000Z';

export const classId = '00000000-0000-4000-8000-00000000c1a5';
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const classList: ClassList = {
  teaching: [
    { classId, name: 'Evening course B1', memberCount: 3, assignmentCount: 2, nextDueAt: '2026-11-24T17:00:00.000Z' },
    { classId: id(2), name: 'Saturday group', memberCount: 0, assignmentCount: 0, nextDueAt: null },
  ],
  joined: [
    {
      classId: id(3),
      name: 'Writing with Ms. Okafor',
      teacherName: 'Ada Okafor',
      openCount: 2,
      next: { assignmentId: id(31), title: 'Articles and plurals', dueAt: '2026-11-19T17:00:00.000Z' },
    },
    { classId: id(4), name: 'Pronunciation', teacherName: 'Jun Mori', openCount: 0, next: null },
  ],
};

export const drill: Assignment = {
  assignmentId: id(11),
  title: 'Fill the gaps before Tuesday',
  instructions: 'Do it without a dictionary.\nWe talk about the answers on Tuesday.',
  dueAt: '2026-11-24T17:00:00.000Z',
  minutes: 4,
  task: { kind: 'drill', submoduleIds: [types.fillInTheBlanks.id], count: 5, mode: 'timed', review: 'each' },
};

export const mockTest: Assignment = {
  assignmentId: id(12),
  title: 'First mock test',
  instructions: null,
  dueAt: '2026-11-15T17:00:00.000Z',
  minutes: 20,
  task: {
    kind: 'test',
    examId: '2025-07',
    form: 'short',
    name: { en: 'The exam since July 2025', zh: '2025 年 7 月起的考试' },
  },
};

const notStarted: AssignmentProgress = {
  state: 'notStarted',
  finishedAt: null,
  isLate: false,
  answered: 0,
  count: 0,
  share: null,
  overall: null,
};
const inProgress: AssignmentProgress = { ...notStarted, state: 'inProgress', answered: 2, count: 5 };
const done: AssignmentProgress = {
  ...notStarted,
  state: 'done',
  finishedAt: '2026-11-18T19:12:00.000Z',
  answered: 5,
  count: 5,
  share: 0.7,
};

export const taughtClass: ReadClass = {
  role: 'teacher',
  classId,
  name: 'Evening course B1',
  teacherName: 'Ada Okafor',
  invitation: { token: '2Zx8cQpW7mR4tYv9Kd3NfH6LsB1jGaEu', isOpen: true },
  members: [
    { memberId: id(21), name: 'Lin Wei', joinedAt: '2026-11-02T10:00:00.000Z', done: 2, late: 1 },
    { memberId: id(22), name: 'Marta Nowak', joinedAt: '2026-11-03T10:00:00.000Z', done: 1, late: 0 },
    { memberId: id(23), name: 'Tomás', joinedAt: '2026-11-09T10:00:00.000Z', done: 0, late: 0 },
  ],
  assignments: [
    { assignment: drill, done: 2, inProgress: 1, late: 0 },
    { assignment: mockTest, done: 1, inProgress: 0, late: 1 },
  ],
};

/** As many learners as a class may have, one of them with a long name. */
export const fullClass: ReadClass = {
  ...taughtClass,
  members: Array.from({ length: 300 }, (_, index) => ({
    ...{ memberId: id(1000 + index), joinedAt: '2026-11-02T10:00:00.000Z', done: index % 3, late: 0 },
    name: index === 1 ? 'Maximiliana-Alexandrina Wolfeschlegelsteinhausenbergerdorff' : `Learner ${index + 1}`,
  })),
};

export const newClass: ReadClass = { ...taughtClass, members: [], assignments: [] };

export const joinedClass: ReadClass = {
  role: 'member',
  classId,
  name: 'Evening course B1',
  teacherName: 'Ada Okafor',
  memberName: 'Lin Wei',
  assignments: [
    { assignment: drill, progress: notStarted, sittingId: null, isUnderWay: false },
    {
      assignment: { ...drill, assignmentId: id(13), title: 'Words in a row', instructions: null, dueAt: null },
      progress: inProgress,
      sittingId: id(41),
      isUnderWay: true,
    },
    {
      assignment: mockTest,
      progress: { ...done, isLate: true, share: null, overall: { low: 95, high: 110 } },
      sittingId: id(42),
      isUnderWay: false,
    },
    {
      assignment: {
        ...drill,
        assignmentId: id(14),
        title: 'Gaps of last week',
        instructions: null,
        dueAt: mockTest.dueAt,
      },
      progress: notStarted,
      sittingId: null,
      isUnderWay: false,
    },
  ],
};

const question = (number: number, text: string, result: Partial<QuestionResult>): QuestionResult => ({
  question: {
    questionId: 1_000_000 + number,
    submoduleId: types.fillInTheBlanks.id,
    level: 'Medium',
    summary: { kind: 'text', text },
  },
  answers: 3,
  right: 3,
  share: 1,
  ungraded: 0,
  missed: 0,
  misses: [],
  ...result,
});

const questions = [
  question(1, 'She put the _____ on and boiled some water.', {}),
  question(2, 'Could you _____ me your umbrella until tomorrow?', {
    right: 1,
    share: 0.33,
    misses: [
      { word: 'lend', given: 'borrow', count: 2 },
      { word: 'lend', given: null, count: 1 },
    ],
  }),
  question(3, 'The meeting was _____ off because of the snow.', { answers: 2, right: 1, share: null, missed: 1 }),
  question(4, 'He has lived here _____ 2019.', {
    right: 2,
    share: 0.67,
    misses: [{ word: 'since', given: 'for', count: 1 }],
  }),
  question(5, 'Nobody in the family _____ coffee.', { answers: 0, right: 0, share: null, ungraded: 1 }),
];

const answersOf = (...outcomes: MemberResult['answers'][number]['outcome'][]) =>
  outcomes.map((outcome, index) => ({ slot: index + 1, outcome }));

export const drillResults: AssignmentResults = {
  className: 'Evening course B1',
  taught: { assignment: drill, done: 3, inProgress: 1, late: 1 },
  members: [
    {
      memberId: id(21),
      name: 'Lin Wei',
      progress: done,
      answers: answersOf('right', 'right', 'partly', 'right', 'ungraded'),
    },
    {
      memberId: id(22),
      name: 'Marta Nowak',
      progress: { ...done, isLate: true, finishedAt: '2026-11-25T08:00:00.000Z', share: 0.5 },
      answers: answersOf('right', 'wrong', 'missed', 'right', 'missed'),
    },
    {
      memberId: id(24),
      name: 'Amélie',
      progress: { ...done, share: null },
      answers: answersOf('right', 'wrong', 'right', 'wrong', 'missed'),
    },
    { memberId: id(23), name: 'Tomás', progress: inProgress, answers: [] },
    { memberId: id(25), name: 'Yuki', progress: notStarted, answers: [] },
  ],
  questions,
};

export const testResults: AssignmentResults = {
  className: 'Evening course B1',
  taught: { assignment: mockTest, done: 2, inProgress: 0, late: 1 },
  members: [
    {
      memberId: id(21),
      name: 'Lin Wei',
      progress: { ...done, share: null, overall: { low: 95, high: 110 } },
      answers: answersOf('right', 'right', 'wrong', 'partly', 'right', 'ungraded', 'right'),
    },
    {
      memberId: id(22),
      name: 'Marta Nowak',
      progress: { ...done, share: null, isLate: true },
      answers: answersOf('wrong', 'missed', 'right', 'partly', 'ungraded'),
    },
  ],
  questions: [],
};

export const classMistakes: ClassMistakes = {
  done: 5,
  types: [
    { submoduleId: types.fillInTheBlanks.id, answers: 14, right: 9, share: 0.71 },
    { submoduleId: types.listenAndType.id, answers: 2, right: 1, share: null },
  ],
  questions: questions
    .filter(({ misses }) => misses.length > 0)
    .map((result) => ({ assignmentId: drill.assignmentId, title: drill.title, result })),
  kinds: [
    { kind: 'determiner', count: 7, members: 3 },
    { kind: 'tense', count: 1, members: 1 },
  ],
};

export const invitation: Invitation = {
  classId,
  className: 'Evening course B1',
  teacherName: 'Ada Okafor',
  isOpen: true,
  isFull: false,
};
