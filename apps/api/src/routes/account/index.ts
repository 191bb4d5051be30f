import type { AnyRoute } from '../../http/route.ts';
import { checkAccount, resetPassword, sendResetCode } from './password-reset.ts';
import { login, logout, refreshToken } from './session.ts';
import { register, sendVerificationCode, verifyAccount } from './sign-up.ts';

/** Sign-up, login, refresh, password reset. */
export const routes: AnyRoute[] = [
  register,
  sendVerificationCode,
  verifyAccount,
  login,
  refreshToken,
  logout,
  checkAccount,
  sendResetCode,
  resetPassword,
];
