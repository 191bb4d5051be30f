import { randomBytes, randomUUID } from 'node:crypto';
import type { Device } from '../../domain/device.ts';
import type { Deps } from '../deps.ts';
import { idleSeconds, storeToken } from './refresh-token.ts';
import type { Session } from './session.ts';
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
  /** How long the cookies are of use. */
  cookieSeconds: number;
}

/** A session to be started. */
export interface NewSession {
  userId: number;
  device: Device;
}

const dayMs = 24 * 60 * 60_000;

/** The access token and cookies of a session; nothing of them outlives it. */
export async function grant(
  deps: Pick<Deps, 'keys' | 'clock'>,
  session: Session,
  refreshToken: string | null,
): Promise<SessionGrant> {
  const access = await signToken(deps, 'access', session);
  const reader = await signToken(deps, 'reader', session);
  const left = Math.ceil((session.endsAt - deps.clock.now()) / 1000);
  return {
    accessToken: access.token,
    expiresAt: access.expiresAt,
    refreshToken,
    readerToken: reader.token,
    cookieSeconds: Math.max(0, Math.min(idleSeconds, left)),
  };
}

/** Signs a user in: a new session with its first refresh token. */
export async function startSession(
  deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'config'>,
  { userId, device }: NewSession,
): Promise<SessionGrant> {
  const now = deps.clock.now();
  const session = { userId, sessionId: randomUUID(), endsAt: now + deps.config.sessionDays * dayMs };
  const refreshToken = randomBytes(32).toString('base64url');
  await deps.db
    .insertInto('sessions')
    .values({
      session_id: session.sessionId,
      user_id: userId,
      ...device,
      started_at: now,
      seen_at: now,
      ends_at: session.endsAt,
    })
    .execute();
  await storeToken(deps, refreshToken, session);
  return grant(deps, session, refreshToken);
}
