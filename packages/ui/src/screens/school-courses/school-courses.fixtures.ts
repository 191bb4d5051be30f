import { types } from '@rehearse/question-types';
import type { SchoolCourse } from './school-course.types.ts';
import type { CourseLink, CourseRecord, CourseWork, RosterMember } from './school-courses.types.ts';

/** For stories: a course, its links, its members, and what they did. */
export const course: SchoolCourse = {
  courseId: 'Kq3mV9tYx1LsZrWp7Hc2Bd',
  title: 'English 1',
  school: 'City College',
  isTeacher: true,
  hasRoster: true,
};

const links: CourseLink[] = [
  {
    linkId: 'question',
    title: 'Before the first lesson',
    task: {
      kind: 'question',
      question: {
        questionId: 1_000_002,
        submoduleId: types.fillInTheBlanks.id,
        level: 'Medium',
        summary: { kind: 'text', text: 'Could you _____ me your umbrella until tomorrow?' },
      },
    },
    isGraded: true,
  },
  {
    linkId: 'drill',
    title: null,
    task: { kind: 'drill', submoduleId: types.readAndSelect.id, level: 'Easy', count: 10 },
    isGraded: true,
  },
  {
    linkId: 'test',
    title: 'Mock test of November',
    task: { kind: 'mock', form: 'short', name: { en: 'The exam since July 2025', zh: '2025 年 7 月起的考试' } },
    isGraded: false,
  },
];

export const members: RosterMember[] = [
  { memberId: '11', name: 'Ada Okafor', isTeacher: true, hasLaunched: true },
  { memberId: '24', name: 'Tomás', isTeacher: false, hasLaunched: false },
  { memberId: '21', name: 'Lin Wei', isTeacher: false, hasLaunched: true },
  { memberId: '22', name: 'Marta Nowak', isTeacher: false, hasLaunched: true },
  { memberId: '25', name: null, isTeacher: false, hasLaunched: true },
];

const work = (memberId: string, linkId: string, rest: Partial<CourseWork> = {}): CourseWork => ({
  memberId,
  linkId,
  openedAt: '2026-11-18T18:40:00.000Z',
  submittedAt: null,
  share: null,
  grade: null,
  sitting: null,
  ...rest,
});
const submittedAt = '2026-11-18T19:12:00.000Z';
const sent = { state: 'sent', failure: null } as const;

export const taughtCourse: CourseRecord = {
  course,
  links,
  works: [
    work('21', 'question', { submittedAt, share: 1, grade: sent }),
    work('21', 'drill', { submittedAt, share: 0.8, grade: { state: 'failed', failure: 'gone' } }),
    work('21', 'test', { submittedAt }),
    work('22', 'question', { submittedAt, share: 0, grade: { state: 'waiting', failure: 'unreachable' } }),
    work('22', 'drill'),
    work('25', 'question', { submittedAt, share: 1, grade: { state: 'waiting', failure: null } }),
  ],
};

export const newCourse: CourseRecord = { course, links: [], works: [] };

const sitting = (number: number, isFinished: boolean) => ({
  sittingId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  isFinished,
});

export const ownCourse: CourseRecord = {
  course: { ...course, isTeacher: false, hasRoster: false },
  links,
  works: [
    work('21', 'question', { submittedAt, share: 1, grade: sent }),
    work('21', 'drill', {
      ...{ submittedAt, share: 0.8, grade: { state: 'failed', failure: 'gone' }, sitting: sitting(41, true) },
    }),
    work('21', 'test', { sitting: sitting(42, false) }),
  ],
};
