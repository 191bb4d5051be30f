import type { CooldownEvent } from '../shared/cooldown.ts';
import type { CallFailure } from '../shared/failure.ts';

/** What a password reset starts from. */
export interface PasswordResetInput {
  /** Fills the e-mail field, for example from the login form. */
  email?: string;
}

/**
 * Why a step could not be taken.
 * - `emailEmpty`: step 0 without an e-mail. - `passwordsMismatch`: the passwords differ or are empty.
 * - any other code: a call failed.
 */
export type PasswordResetFailure = CallFailure;

/** What a password reset knows. */
export interface PasswordResetContext {
  email: string;
  password: string;
  confirmation: string;
  verificationCode: string;
  /** Gone with the next change or try. */
  failure: PasswordResetFailure | null;
  /** Whole seconds until a new code may be sent; 0 when it may. */
  remainingSeconds: number;
}

/** What a password reset is told. */
export type PasswordResetEvent =
  /** Another account: a countdown for the old one ends. */
  | { type: 'email.change'; email: string }
  /** The field as it stands now. */
  | { type: 'password.change'; password: string }
  /** The field as it stands now. */
  | { type: 'confirmation.change'; confirmation: string }
  /** The field as it stands now. */
  | { type: 'verificationCode.change'; verificationCode: string }
  /** Mails a code. Ignored outside step 1 and during the countdown. */
  | { type: 'verificationCode.send' }
  /** Next. Emits `failed` with a code when a rule isn't met. */
  | { type: 'step.next' }
  /** From step 1 to step 0; what was typed stays. */
  | { type: 'step.back' }
  | CooldownEvent;

/** What a password reset tells; listen with `actor.on(type, …)`. */
export type PasswordResetEmitted =
  /** A code was mailed. */
  | { type: 'codeSent'; account: string }
  /** The new password holds. */
  | { type: 'passwordReset'; account: string }
  /** Once per failed try. */
  | ({ type: 'failed' } & PasswordResetFailure);

/** - `busy`: a call is running. */
export type PasswordResetTag = 'busy';

/** Input of `checkEmail` and `sendCode`. */
export interface AccountRequest {
  account: string;
}

/** Input of `resetPassword`, as the host names the fields. */
export interface ResetRequest {
  account: string;
  verifyCode: string;
  newPassword: string;
}
