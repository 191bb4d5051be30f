import type { CallFailure } from '../shared/failure.ts';
import type { RegistrationSnapshot } from './registration.machine.ts';

/** View model of the sign-up and verify pages. */
export type RegistrationView =
  | {
      phase: 'signUp';
      email: string;
      password: string;
      submitting: boolean;
      canSubmit: boolean;
      failure: CallFailure | null;
    }
  | {
      phase: 'verify';
      account: string;
      verificationCode: string;
      submitting: boolean;
      canSubmit: boolean;
      /** The resend button. */
      resend: { phase: 'ready' | 'sending' } | { phase: 'coolingDown'; remainingSeconds: number };
      failure: CallFailure | null;
    }
  | { phase: 'loggedIn' | 'verified' };

/** The view model of a registration. */
export function registrationView(snapshot: RegistrationSnapshot): RegistrationView {
  const { email, password, verificationCode, failure, remainingSeconds } = snapshot.context;
  if (snapshot.matches('loggedIn')) return { phase: 'loggedIn' };
  if (snapshot.matches('verified')) return { phase: 'verified' };
  if (!snapshot.matches('verifying')) {
    const canSubmit = snapshot.can({ type: 'signUp.submit' });
    return { phase: 'signUp', email, password, submitting: snapshot.hasTag('busy'), canSubmit, failure };
  }
  return {
    phase: 'verify',
    account: email,
    verificationCode,
    submitting: snapshot.matches({ verifying: { code: 'checking' } }),
    canSubmit: snapshot.can({ type: 'verificationCode.submit' }),
    resend: snapshot.matches({ verifying: { mailing: 'coolingDown' } })
      ? { phase: 'coolingDown', remainingSeconds }
      : { phase: snapshot.matches({ verifying: { mailing: 'sending' } }) ? 'sending' : 'ready' },
    failure,
  };
}
