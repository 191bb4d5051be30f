import type { FormFields } from '../use-field-failure.ts';

/** The fields of the account forms: what the host calls each, and the name of its input. */
export const authFields = {
  login: { account: 'email', password: 'password' },
  signUp: { account: 'email', password: 'password' },
  verify: { verifyCode: 'code' },
  resetEmail: { account: 'email' },
  resetPassword: { verifyCode: 'code', newPassword: 'new-password' },
} as const satisfies Record<string, FormFields>;
