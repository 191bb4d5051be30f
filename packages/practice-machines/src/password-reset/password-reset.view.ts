import { isFilled } from '../shared/filled.ts';
import type { PasswordResetSnapshot } from './password-reset.machine.ts';
import type { PasswordResetFailure } from './password-reset.types.ts';

/** View model of the three steps. */
export type PasswordResetView =
  | {
      phase: 'email';
      step: 0;
      email: string;
      submitting: boolean;
      canGoNext: boolean;
      failure: PasswordResetFailure | null;
    }
  | {
      phase: 'password';
      step: 1;
      email: string;
      password: string;
      confirmation: string;
      verificationCode: string;
      submitting: boolean;
      /** False until the password, the confirmation and the code are filled. */
      canGoNext: boolean;
      /** The button that sends a code. */
      mailing: { phase: 'ready' | 'sending' } | { phase: 'coolingDown'; remainingSeconds: number };
      failure: PasswordResetFailure | null;
    }
  | { phase: 'done'; step: 2; email: string };

/** The view model of a password reset. */
export function passwordResetView(snapshot: PasswordResetSnapshot): PasswordResetView {
  const { email, password, confirmation, verificationCode, failure, remainingSeconds } = snapshot.context;
  const { step, mailing } = snapshot.value;
  switch (step) {
    case 'done':
      return { phase: 'done', step: 2, email };
    case 'enteringEmail':
    case 'checkingEmail': {
      const submitting = step === 'checkingEmail';
      return { phase: 'email', step: 0, email, submitting, canGoNext: !submitting && isFilled(email), failure };
    }
    case 'settingPassword':
    case 'resetting': {
      const submitting = step === 'resetting';
      const filled = password !== '' && confirmation !== '' && isFilled(verificationCode);
      return {
        phase: 'password',
        step: 1,
        email,
        password,
        confirmation,
        verificationCode,
        submitting,
        canGoNext: !submitting && filled,
        mailing: mailing === 'coolingDown' ? { phase: mailing, remainingSeconds } : { phase: mailing },
        failure,
      };
    }
  }
}
