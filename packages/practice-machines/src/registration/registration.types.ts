import type { CooldownEvent } from '../shared/cooldown.ts';
import type { CallFailure } from '../shared/failure.ts';
import type { AuthToken } from '../shared/token.ts';

/** What a registration starts from. */
export interface RegistrationInput {
  /** Start at the code for this account (`/verify?account=`); empty or absent: start at sign-up. */
  account?: string | undefined;
  /** With `account`: how long until a new code may be sent, since one was just mailed. Default 0. */
  resendAfterMs?: number;
}

/** What a registration knows. */
export interface RegistrationContext {
  email: string;
  /** Empty again as soon as the account is made. */
  password: string;
  verificationCode: string;
  /** Why the last call failed; gone with the next change or try. */
  failure: CallFailure | null;
  /** How long the running wait for a new code takes in all; 0 for none. */
  cooldownMs: number;
  /** Whole seconds until a new code may be sent. */
  remainingSeconds: number;
}

/** What a registration is told. */
export type RegistrationEvent =
  /** The field as it stands now. */
  | { type: 'email.change'; email: string }
  /** The field as it stands now. */
  | { type: 'password.change'; password: string }
  /** Ignored while a field is empty or a call runs. */
  | { type: 'signUp.submit' }
  /** The field as it stands now. */
  | { type: 'verificationCode.change'; verificationCode: string }
  /** Ignored while no code is typed or a call runs. */
  | { type: 'verificationCode.submit' }
  /** Mails a new code. Ignored during the countdown. */
  | { type: 'verificationCode.resend' }
  | CooldownEvent;

/** What a registration tells; listen with `actor.on(type, …)`. */
export type RegistrationEmitted =
  /** The account is made and a code was mailed; the page to show is `/verify?account=`. */
  | { type: 'signedUp'; account: string }
  /** A new code was mailed. */
  | { type: 'codeSent'; account: string }
  /** The account is verified: hand the token to the session. */
  | ({ type: 'loggedIn' } & AuthToken)
  /** The account is verified, and the host logs nobody in by that: the login comes next. */
  | { type: 'verified'; account: string }
  /** Once per failed call; what was typed stays. */
  | ({ type: 'failed' } & CallFailure);

/** - `busy`: a call is running. */
export type RegistrationTag = 'busy';

/** Input of `signUp`, as the host names the fields. */
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
