import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Deps } from '../deps.ts';
import { idleSeconds } from './refresh-token.ts';
import type { Session } from './session.ts';

/** Lifetime of an access token. */
export const accessSeconds = 15 * 60;

/** Purpose of a token: `access` authorizes every call, `reader` only identifies who reads a list or a recording. */
export type Audience = 'access' | 'reader';

/** Subject of a token. */
export interface TokenSubject {
  userId: number;
  sessionId: string;
}

const lifeOf: Record<Audience, number> = { access: accessSeconds, reader: idleSeconds };

/** Signs a token, which expires with its session at the latest; `expiresAt` is in milliseconds since 1970. */
export async function signToken({ keys, clock }: Pick<Deps, 'keys' | 'clock'>, audience: Audience, to: Session) {
  const expiresAtSeconds = Math.floor(Math.min(clock.now() + lifeOf[audience] * 1000, to.endsAt) / 1000);
  const token = await new SignJWT({ sid: to.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(to.userId))
    // a renewed token differs from the one it replaces, even within a second
    .setJti(randomUUID())
    .setAudience(audience)
    .setExpirationTime(expiresAtSeconds)
    .sign(keys.tokens);
  return { token, expiresAt: expiresAtSeconds * 1000 };
}

/** Verifies one of our tokens; null when it is forged, expired or has another purpose. */
export async function readToken(
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  audience: Audience,
  token: string,
): Promise<(TokenSubject & { expiresAt: number }) | null> {
  try {
    const { payload } = await jwtVerify<{ sid: string }>(token, keys.tokens, {
      algorithms: ['HS256'],
      audience,
      requiredClaims: ['sub', 'sid', 'exp'],
      currentDate: new Date(clock.now()),
    });
    return { userId: Number(payload.sub), sessionId: payload.sid, expiresAt: (payload.exp ?? 0) * 1000 };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
