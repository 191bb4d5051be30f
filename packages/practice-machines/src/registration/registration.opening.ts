import { hasCredentials, isFilled } from '../shared/filled.ts';
import type { Opening } from '../shared/opening.ts';
import type { RegistrationEvent, RegistrationInput } from './registration.types.ts';
import type { RegistrationView } from './registration.view.ts';

const signUp = (email: string): RegistrationView => ({
  phase: 'signUp',
  email,
  password: '',
  submitting: false,
  canSubmit: false,
  failure: null,
});

const verify = (account: string, resendAfterMs: number): RegistrationView => ({
  phase: 'verify',
  account,
  verificationCode: '',
  submitting: false,
  canSubmit: false,
  resend:
    resendAfterMs > 0
      ? { phase: 'coolingDown', remainingSeconds: Math.ceil(resendAfterMs / 1000) }
      : { phase: 'ready' },
  failure: null,
});

/** Sign-up, or the code of an account, before the machine is loaded. A countdown runs only once it is. */
export function registrationOpening({
  account = '',
  resendAfterMs = 0,
}: RegistrationInput): Opening<RegistrationView, RegistrationEvent> {
  return { view: isFilled(account) ? verify(account, resendAfterMs) : signUp(account), after };
}

function after(view: RegistrationView, event: RegistrationEvent): RegistrationView {
  if (view.phase === 'signUp' && (event.type === 'email.change' || event.type === 'password.change')) {
    const { type: _type, ...typed } = event;
    const form = { ...view, ...typed };
    return { ...form, canSubmit: hasCredentials(form) };
  }
  if (view.phase === 'verify' && event.type === 'verificationCode.change') {
    const { verificationCode } = event;
    return { ...view, verificationCode, canSubmit: isFilled(verificationCode) };
  }
  return view;
}
