import { randomBytes, randomUUID } from 'node:crypto';
import type { Deps } from '../../http/deps.ts';
import { storeToken } from './refresh-token.ts';
import { signToken } from './tokens.ts';

/** What a client gets to stay signed in. */
export interface SessionGrant {
  accessToken: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** Value of the refresh cookie; null leaves the client's as it is. */
  refreshToken: string | null;
  /** Value of the session cookie. */
  readerToken: string;
}

type Needs = Pick<Deps, 'db' | 'keys' | 'clock'>;

/** The access token and cookies of a session. */
export async function grant(
  deps: Pick<Deps, 'keys' | 'clock'>,
  session: { userId: number; sessionId: string },
  refreshToken: string | null,
): Promise<SessionGrant> {
  const access = await signToken(deps, 'access', session);
  const reader = await signToken(deps, 'reader', session);
  return { accessToken: access.token, expiresAt: access.expiresAt, refreshToken, readerToken: reader.token };
}

/** Signs a user in: a new session with its first refresh token. */
export async function startSession(deps: Needs, userId: number): Promise<SessionGrant> {
  const session = { userId, sessionId: randomUUID() };
  const refreshToken = randomBytes(32).toString('base64url');
  await storeToken(deps, refreshToken, session);
  return grant(deps, session, refreshToken);
}
