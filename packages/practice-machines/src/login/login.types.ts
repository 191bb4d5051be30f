import type { CallFailure } from '../shared/failure.ts';
import type { AuthToken } from '../shared/token.ts';

/** Input of a login. */
export interface LoginInput {
  /** Initial value of the email field, for example after a password reset. */
  email?: string;
}

/** Context of a login. */
export interface LoginContext {
  email: string;
  /** Cleared as soon as the login is done. */
  password: string;
  /** Why the last attempt failed; cleared by the next change or attempt. */
  failure: CallFailure | null;
}

/** Events of a login. */
export type LoginEvent =
  /** Sets the field's value. */
  | { type: 'email.change'; email: string }
  /** Sets the field's value. */
  | { type: 'password.change'; password: string }
  /** Ignored while a field is empty or an attempt is running. */
  | { type: 'login.submit' };

/** Events that a login emits; subscribe with `actor.on(type, …)`. */
export type LoginEmitted =
  /** Pass the token to the session and return to the page where the user came from. */
  | ({ type: 'loggedIn' } & AuthToken)
  /** Once per failed attempt; the fields keep their values. */
  | ({ type: 'failed' } & CallFailure);

/** - `busy`: a call is running. */
export type LoginTag = 'busy';

/** Input of the `logIn` actor, with the host's field names. Reject with an error that has the host's message. */
export interface LogInRequest {
  account: string;
  password: string;
}
