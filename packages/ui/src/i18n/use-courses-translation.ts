'use client';
import english from './locales/en/courses.json';
import { useMessages } from './use-messages.ts';

/** Texts of the `courses` namespace. */
export const useCoursesTranslation = () => useMessages('courses', english);
