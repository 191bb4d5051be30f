import type { CallFailure } from '../shared/failure.ts';
import type { LoginSnapshot } from './login.machine.ts';

/** The login form as a screen shows it. */
export interface LoginView {
  phase: 'editing' | 'submitting' | 'loggedIn';
  email: string;
  password: string;
  /** False while a field is empty or a try is running. */
  canSubmit: boolean;
  /** Why the last try failed; null before, and with the next change. */
  failure: CallFailure | null;
}

/** What to draw of a login. */
export function loginView(snapshot: LoginSnapshot): LoginView {
  const { email, password, failure } = snapshot.context;
  return { phase: snapshot.value, email, password, canSubmit: snapshot.can({ type: 'login.submit' }), failure };
}
