import type { CallFailure } from '../shared/failure.ts';
import type { AuthToken } from '../shared/token.ts';

export interface LoginInput {
  /** Fills the e-mail field, for example after a password reset. */
  email?: string;
}

export interface LoginContext {
  email: string;
  /** Empty again as soon as the login is done. */
  password: string;
  /** Why the last try failed; gone with the next change or try. */
  failure: CallFailure | null;
}

export type LoginEvent =
  | { type: 'email.change'; email: string }
  | { type: 'password.change'; password: string }
  /** Ignored while a field is empty or a try is running. */
  | { type: 'login.submit' };

export type LoginEmitted =
  /** Hand the token to the session and go where the person came from. */
  | ({ type: 'loggedIn' } & AuthToken)
  /** Once per failed try; the fields keep what was typed. */
  | ({ type: 'failed' } & CallFailure);

/** - `busy`: a call is running. */
export type LoginTag = 'busy';

/** Input of the `logIn` actor, as the host names the fields. Reject with an error whose message is the host's. */
export interface LogInRequest {
  account: string;
  password: string;
}
