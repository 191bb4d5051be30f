import type { CallFailure } from '../shared/failure.ts';
import type { AuthToken } from '../shared/token.ts';

/** What a login starts from. */
export interface LoginInput {
  /** Fills the e-mail field, for example after a password reset. */
  email?: string;
}

/** What a login knows. */
export interface LoginContext {
  email: string;
  /** Empty again as soon as the login is done. */
  password: string;
  /** Why the last try failed; gone with the next change or try. */
  failure: CallFailure | null;
}

/** What a login is told. */
export type LoginEvent =
  /** The field as it stands now. */
  | { type: 'email.change'; email: string }
  /** The field as it stands now. */
  | { type: 'password.change'; password: string }
  /** Ignored while a field is empty or a try is running. */
  | { type: 'login.submit' };

/** What a login tells; listen with `actor.on(type, …)`. */
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
