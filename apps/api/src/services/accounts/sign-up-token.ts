import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { Deps } from '../deps.ts';

/** How long a sign-up can be completed: as long as its password is stored with the code. */
export const signUpSeconds = 7 * 24 * 60 * 60;

/** A sign-up's account and password. */
export interface SignUp {
  account: string;
  passwordHash: string;
}

type Needs = Pick<Deps, 'keys' | 'clock'>;

/** An encrypted token of a sign-up, stored in the browser. */
export function signUpToken({ keys, clock }: Needs, { account, passwordHash }: SignUp): Promise<string> {
  return new EncryptJWT({ hash: passwordHash })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setSubject(account)
    .setExpirationTime(Math.floor(clock.now() / 1000) + signUpSeconds)
    .encrypt(keys.signUps);
}

/** The password hash of this browser's sign-up for the account; null when there is none or it has expired. */
export async function passwordOfSignUp(
  { keys, clock }: Needs,
  token: string | undefined,
  account: string,
): Promise<string | null> {
  if (!token) return null;
  try {
    const { payload } = await jwtDecrypt<{ hash: string }>(token, keys.signUps, {
      subject: account,
      currentDate: new Date(clock.now()),
    });
    return payload.hash;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
