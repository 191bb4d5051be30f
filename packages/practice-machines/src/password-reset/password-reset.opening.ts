import { isFilled } from '../shared/filled.ts';
import type { Opening } from '../shared/opening.ts';
import type { PasswordResetEvent, PasswordResetInput } from './password-reset.types.ts';
import type { PasswordResetView } from './password-reset.view.ts';

/** The first step before the machine is loaded. */
export function passwordResetOpening({
  email = '',
}: PasswordResetInput): Opening<PasswordResetView, PasswordResetEvent> {
  return {
    view: { phase: 'email', step: 0, email, submitting: false, canGoNext: isFilled(email), failure: null },
    after(view, event) {
      if (view.phase !== 'email' || event.type !== 'email.change') return view;
      return { ...view, email: event.email, canGoNext: isFilled(event.email) };
    },
  };
}
