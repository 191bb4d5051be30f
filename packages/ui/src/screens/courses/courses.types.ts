import type { CallFailure } from '@rehearse/practice-machines/login';

/** The kinds of courses. */
export const courseModes = ['video', 'live'] as const;
export type CourseMode = (typeof courseModes)[number];

/** The groups of written lessons. */
export const lessonGroups = ['pitfalls', 'templates', 'words'] as const;
export type LessonGroup = (typeof lessonGroups)[number];

/** A written lesson in a list. */
export interface LessonLink {
  href: string;
  title: string;
  intro: string;
  /** Reading time in minutes. */
  minutes: number;
}

/** A lesson on the test. */
export interface WrittenLesson extends LessonLink {
  group: LessonGroup;
}

/** A video lesson in the current language. */
export interface VideoLesson {
  lessonId: number;
  title: string;
  /** Empty if there is none. */
  description: string;
  /** URL of the file. */
  video: string;
  /** Media type of the file, such as `video/webm`. */
  mediaType: string;
  captions: readonly { language: string; url: string }[];
  /** URL of the poster image. */
  poster: string | null;
}

/** Loading state of the video lessons. */
export type VideoLessonsView =
  | { phase: 'loading' }
  | { phase: 'failed'; failure: CallFailure }
  | { phase: 'ready'; lessons: readonly VideoLesson[] };

/** The path of a video lesson; without a number, that of the first one. */
export const watchPath = (lessonId?: number) =>
  lessonId === undefined ? '/courses/watch' : `/courses/watch?lesson=${lessonId}`;

/** The lesson with this number, or the first one. */
export const lessonAt = (lessons: readonly VideoLesson[], lessonId: number | null): VideoLesson | undefined =>
  lessons.find((lesson) => lesson.lessonId === lessonId) ?? lessons[0];
