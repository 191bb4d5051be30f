'use client';
import type { CallFailure } from '@rehearse/practice-machines/login';
import { useEffect, useRef } from 'react';
import { useFailureText } from './use-failure-text.ts';

/** The fields of a form: what the host calls each, and the name of its input. */
export type FormFields = Readonly<Record<string, string>>;

/** The input that a failure is about; undefined when the form has none. */
export const inputOf = (fields: FormFields, { field }: CallFailure): string | undefined =>
  field !== undefined && Object.hasOwn(fields, field) ? fields[field] : undefined;

/** Shows a failure at the input that it is about, and moves the focus there. `form` is the ref of the form. */
export function useFieldFailure(fields: FormFields, failure: CallFailure | null) {
  const form = useRef<HTMLElement>(null);
  const textOf = useFailureText();
  const name = failure ? inputOf(fields, failure) : undefined;

  // a second failure at the same field is another object: its field is focused again
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (name !== undefined) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }, [name, failure]);

  return {
    form,
    /** The text for an input; undefined for those that nothing is wrong with. */
    errorOf: (input: string) => (failure && input === name ? textOf(failure) : undefined),
    /** The failure, when it is about no input: a notice or a toast tells it. */
    rest: name === undefined ? failure : null,
  };
}
