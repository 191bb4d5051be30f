import { hasCredentials } from '../shared/filled.ts';
import type { Opening } from '../shared/opening.ts';
import type { LoginEvent, LoginInput } from './login.types.ts';
import type { LoginView } from './login.view.ts';

/** The login form before its machine is loaded. */
export function loginOpening({ email = '' }: LoginInput): Opening<LoginView, LoginEvent> {
  return {
    view: { phase: 'editing', email, password: '', canSubmit: false, failure: null },
    after(view, event) {
      if (event.type === 'login.submit') return view;
      const { type: _type, ...typed } = event;
      const form = { ...view, ...typed };
      return { ...form, canSubmit: hasCredentials(form) };
    },
  };
}
