'use client';
import { Notice } from '../../components/index.ts';
import { useFailureText } from '../use-failure-text.ts';
import { type FormFields, useFieldFailure } from '../use-field-failure.ts';
import type { ChangeState } from './profile.types.ts';

/**
 * A form that changes the account: the ref of its fields, the error of each input, and a notice with what no field explains.
 *
 * @param fields the input of each field that the host may name
 */
export function useChangeForm(fields: FormFields, state: ChangeState) {
  const failureText = useFailureText();
  const { form, errorOf, rest } = useFieldFailure(fields, state.phase === 'failed' ? state.failure : null);
  const notice = rest && <Notice tone="critical" announce="assertive" title={failureText(rest)} />;
  return { form, errorOf, notice };
}
