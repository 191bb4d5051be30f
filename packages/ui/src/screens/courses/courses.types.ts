import type { CallFailure } from '@rehearse/practice-machines/login';

/** The two kinds of course. */
export const courseModes = ['video', 'live'] as const;
export type CourseMode = (typeof courseModes)[number];

/** What the written lessons are about. */
export const lessonGroups = ['pitfalls', 'templates', 'words'] as const;
export type LessonGroup = (typeof lessonGroups)[number];

/** A written lesson in a list. */
export interface WrittenLesson {
  href: string;
  title: string;
  intro: string;
  /** Minutes it takes to read. */
  minutes: number;
  group: LessonGroup;
}

/** A video lesson in the reader's language. */
export interface VideoLesson {
  lessonId: number;
  title: string;
  /** Empty where the operator gave none. */
  description: string;
  /** URL of the file. */
  video: string;
  /** Media type of the file, such as `video/webm`. */
  mediaType: string;
  captions: readonly { language: 'en' | 'zh'; url: string }[];
  /** URL of a picture to show before it plays. */
  poster: string | null;
}

/** The list of video lessons as it is known. */
export type VideoLessonsView =
  | { phase: 'loading' }
  | { phase: 'failed'; failure: CallFailure }
  | { phase: 'ready'; lessons: readonly VideoLesson[] };

/** The page of a video lesson; without a number that of the first one. */
export const watchPath = (lessonId?: number) =>
  lessonId === undefined ? '/courses/watch' : `/courses/watch?lesson=${lessonId}`;

/** The lesson of a number; the first one where there is none of it. */
export const lessonAt = (lessons: readonly VideoLesson[], lessonId: number | null): VideoLesson | undefined =>
  lessons.find((lesson) => lesson.lessonId === lessonId) ?? lessons[0];
