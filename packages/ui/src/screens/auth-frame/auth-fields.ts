import type { FormFields } from '../use-field-failure.ts';

/** Fields of the account forms: their names in the API and the names of their inputs. */
export const authFields = {
  login: { account: 'email', password: 'password' },
  signUp: { account: 'email', password: 'password' },
  verify: { verifyCode: 'code' },
  resetEmail: { account: 'email' },
  resetPassword: { verifyCode: 'code', newPassword: 'new-password' },
} as const satisfies Record<string, FormFields>;
