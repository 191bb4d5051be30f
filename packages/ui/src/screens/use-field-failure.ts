'use client';
import type { CallFailure } from '@rehearse/practice-machines/login';
import { useEffect, useRef } from 'react';
import { useFailureText } from './use-failure-text.ts';

/** Fields of a form: their names in the API and the names of their inputs. */
export type FormFields = Readonly<Record<string, string>>;

/** The input that a failure is about; undefined if the form has none. */
export const inputOf = (fields: FormFields, { field }: CallFailure): string | undefined =>
  field !== undefined && Object.hasOwn(fields, field) ? fields[field] : undefined;

/** Shows a failure at its input and focuses it. `form` is the ref of the form. */
export function useFieldFailure(fields: FormFields, failure: CallFailure | null) {
  const form = useRef<HTMLElement>(null);
  const textOf = useFailureText();
  const name = failure ? inputOf(fields, failure) : undefined;

  // a second failure of the same field is a new object, so the field is focused again
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (name !== undefined) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }, [name, failure]);

  return {
    form,
    /** The error of an input; undefined if it has none. */
    errorOf: (input: string) => (failure && input === name ? textOf(failure) : undefined),
    /** The failure if it is not about an input; show it in a notice or a toast. */
    rest: name === undefined ? failure : null,
  };
}
