import type { CooldownEvent } from '../shared/cooldown.ts';
import type { CallFailure } from '../shared/failure.ts';
import type { AuthToken } from '../shared/token.ts';

/** Input of a registration. */
export interface RegistrationInput {
  /** Start at the code for this account (`/verify?account=`); empty or absent: start at sign-up. */
  account?: string | undefined;
  /** With `account`: how long until a new code may be sent, because one was just mailed. Default 0. */
  resendAfterMs?: number;
}

/** Context of a registration. */
export interface RegistrationContext {
  email: string;
  /** Cleared as soon as the account is created. */
  password: string;
  verificationCode: string;
  /** Why the last call failed; cleared by the next change or attempt. */
  failure: CallFailure | null;
  /** Total length of the running countdown; 0 for none. */
  cooldownMs: number;
  /** Whole seconds until a new code may be sent. */
  remainingSeconds: number;
}

/** Events of a registration. */
export type RegistrationEvent =
  /** Sets the field's value. */
  | { type: 'email.change'; email: string }
  /** Sets the field's value. */
  | { type: 'password.change'; password: string }
  /** Ignored while a field is empty or a call is running. */
  | { type: 'signUp.submit' }
  /** Sets the field's value. */
  | { type: 'verificationCode.change'; verificationCode: string }
  /** Ignored while the code is empty or a call is running. */
  | { type: 'verificationCode.submit' }
  /** Mails a new code. Ignored during the countdown. */
  | { type: 'verificationCode.resend' }
  | CooldownEvent;

/** Events that a registration emits; subscribe with `actor.on(type, …)`. */
export type RegistrationEmitted =
  /** The account is created and a code was mailed; show the page `/verify?account=`. */
  | { type: 'signedUp'; account: string }
  /** A new code was mailed. */
  | { type: 'codeSent'; account: string }
  /** The account is verified: pass the token to the session. */
  | ({ type: 'loggedIn' } & AuthToken)
  /** The account is verified, but the host does not log in by code: show the login next. */
  | { type: 'verified'; account: string }
  /** Once per failed call; the input is kept. */
  | ({ type: 'failed' } & CallFailure);

/** - `busy`: a call is running. */
export type RegistrationTag = 'busy';

/** Input of `signUp`, with the host's field names. */
export interface SignUpRequest {
  account: string;
  password: string;
}

/** Input of `verifyAccount`. */
export interface VerificationRequest {
  account: string;
  verifyCode: string;
}

/** Input of `sendCode`. */
export interface CodeRequest {
  account: string;
}
