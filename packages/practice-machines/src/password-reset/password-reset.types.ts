import type { CooldownEvent } from '../shared/cooldown.ts';
import type { CallFailure } from '../shared/failure.ts';

/** Input of a password reset. */
export interface PasswordResetInput {
  /** Initial value of the email field, for example from the login form. */
  email?: string;
}

/**
 * Why a step was not completed.
 * - `emailEmpty`: step 0 without an email. - `passwordsMismatch`: the passwords differ or are empty.
 * - any other code: a call failed.
 */
export type PasswordResetFailure = CallFailure;

/** Context of a password reset. */
export interface PasswordResetContext {
  email: string;
  password: string;
  confirmation: string;
  verificationCode: string;
  /** Cleared by the next change or attempt. */
  failure: PasswordResetFailure | null;
  /** Whole seconds until a new code may be sent; 0 when it may. */
  remainingSeconds: number;
}

/** Events of a password reset. */
export type PasswordResetEvent =
  /** Sets the email; a countdown for the previous account ends. */
  | { type: 'email.change'; email: string }
  /** Sets the field's value. */
  | { type: 'password.change'; password: string }
  /** Sets the field's value. */
  | { type: 'confirmation.change'; confirmation: string }
  /** Sets the field's value. */
  | { type: 'verificationCode.change'; verificationCode: string }
  /** Mails a code. Ignored outside step 1 and during the countdown. */
  | { type: 'verificationCode.send' }
  /** Next. Emits `failed` with a code when validation fails. */
  | { type: 'step.next' }
  /** From step 1 back to step 0; the input is kept. */
  | { type: 'step.back' }
  | CooldownEvent;

/** Events that a password reset emits; subscribe with `actor.on(type, …)`. */
export type PasswordResetEmitted =
  /** A code was mailed. */
  | { type: 'codeSent'; account: string }
  /** The new password is set. */
  | { type: 'passwordReset'; account: string }
  /** Once per failed attempt. */
  | ({ type: 'failed' } & PasswordResetFailure);

/** - `busy`: a call is running. */
export type PasswordResetTag = 'busy';

/** Input of `checkEmail` and `sendCode`. */
export interface AccountRequest {
  account: string;
}

/** Input of `resetPassword`, with the host's field names. */
export interface ResetRequest {
  account: string;
  verifyCode: string;
  newPassword: string;
}
