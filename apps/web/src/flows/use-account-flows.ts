import { useState } from 'react';
import { useServices } from '../app/services.ts';
import { loginAt, passwordResetAt, registrationAt } from './account.ts';

/** The account machines on the app's host, the same for as long as the route is shown. */
export function useAccountFlows() {
  const { api } = useServices();
  const [flows] = useState(() => ({
    login: loginAt(api),
    registration: registrationAt(api),
    passwordReset: passwordResetAt(api),
  }));
  return flows;
}
