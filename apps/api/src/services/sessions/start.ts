import { randomBytes, randomUUID } from 'node:crypto';
import type { Device } from '../../domain/device.ts';
import type { Deps } from '../deps.ts';
import { idleSeconds, storeToken } from './refresh-token.ts';
import type { Session } from './session.ts';
import { signToken } from './tokens.ts';

/** Tokens and cookies for a client to stay logged in. */
export interface SessionGrant {
  accessToken: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** Value of the refresh cookie; null keeps the client's current one. */
  refreshToken: string | null;
  /** Value of the session cookie. */
  readerToken: string;
  /** Lifetime of the cookies in seconds. */
  cookieSeconds: number;
}

/** A session to start. */
export interface NewSession {
  userId: number;
  device: Device;
}

const dayMs = 24 * 60 * 60_000;

/** The access token and cookies of a session; none outlives it. */
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

/** Logs a user in: creates a session with its first refresh token. */
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
