'use client';
import { type RefObject, useRef, useState } from 'react';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import type { AssignmentWords } from './classes.types.ts';
import { fromFieldValue, toFieldValue } from './due-time.ts';

/** Title, instructions and due date while they are written. */
export interface AssignmentWordsDraft {
  title: string;
  instructions: string;
  /** The value of the field. */
  due: string;
  onTitleChange: (title: string) => void;
  onInstructionsChange: (instructions: string) => void;
  onDueChange: (due: string) => void;
  errors: { title?: string; due?: string };
  titleRef: RefObject<HTMLInputElement | null>;
  dueRef: RefObject<HTMLInputElement | null>;
  /** What was written; null if something is wrong, which gets the focus. */
  check: () => AssignmentWords | null;
}

/**
 * Keeps title, instructions and due date of an assignment.
 *
 * @param initial what they are at first; a due date that stays as it was may be over
 * @param suggestion the title until another one is written
 */
export function useAssignmentWords(initial: AssignmentWords, suggestion = ''): AssignmentWordsDraft {
  const { t } = useClassesTranslation();
  const [title, setTitle] = useState(initial.title === '' ? null : initial.title);
  const [instructions, setInstructions] = useState(initial.instructions ?? '');
  const [initialDue] = useState(initial.dueAt === null ? '' : toFieldValue(initial.dueAt));
  const [due, setDue] = useState(initialDue);
  const [errors, setErrors] = useState<AssignmentWordsDraft['errors']>({});
  const titleRef = useRef<HTMLInputElement>(null);
  const dueRef = useRef<HTMLInputElement>(null);
  const shownTitle = title ?? suggestion;
  return {
    title: shownTitle,
    instructions,
    due,
    onTitleChange: setTitle,
    onInstructionsChange: setInstructions,
    onDueChange: setDue,
    errors,
    titleRef,
    dueRef,
    check: () => {
      // a date without its time leaves the value empty
      const isIncomplete = dueRef.current?.validity.badInput === true;
      const dueAt = due === initialDue ? initial.dueAt : fromFieldValue(due);
      const isPast = due !== initialDue && dueAt !== null && Date.parse(dueAt) <= Date.now();
      const given = shownTitle.trim();
      const dueError = isIncomplete ? t('give.incomplete') : isPast ? t('give.past') : undefined;
      setErrors({
        ...(given === '' && { title: t('required') }),
        ...(dueError !== undefined && { due: dueError }),
      });
      if (given === '') titleRef.current?.focus();
      else if (dueError !== undefined) dueRef.current?.focus();
      else return { title: given, instructions: instructions.trim() || null, dueAt };
      return null;
    },
  };
}
