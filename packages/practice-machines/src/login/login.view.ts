import type { CallFailure } from '../shared/failure.ts';
import type { LoginSnapshot } from './login.machine.ts';

/** View model of the login form. */
export interface LoginView {
  phase: 'editing' | 'submitting' | 'loggedIn';
  email: string;
  password: string;
  /** False while a field is empty or an attempt is running. */
  canSubmit: boolean;
  /** Why the last attempt failed; null before, and after the next change. */
  failure: CallFailure | null;
}

/** The view model of a login. */
export function loginView(snapshot: LoginSnapshot): LoginView {
  const { email, password, failure } = snapshot.context;
  return { phase: snapshot.value, email, password, canSubmit: snapshot.can({ type: 'login.submit' }), failure };
}
