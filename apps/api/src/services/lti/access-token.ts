import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { z } from 'zod';
import type { PlatformRow } from '../../db/index.ts';
import { ServiceFault } from '../../providers/service-fault.ts';
import { signingKey } from './keys.ts';
import type { LtiNeeds } from './needs.ts';

const assertionSeconds = 60;
/** A token isn't used in its last minute. */
const marginMs = 60_000;

const zTokenReply = z.object({ access_token: z.string().min(1), expires_in: z.number().positive().default(3600) });

const tokenId = ({ platform_id: id }: PlatformRow, scope: string) => `${id} ${scope}`;

async function assertion(needs: LtiNeeds, platform: PlatformRow): Promise<string> {
  const { key, header } = await signingKey(needs);
  const now = Math.floor(needs.clock.now() / 1000);
  return new SignJWT()
    .setProtectedHeader(header)
    .setIssuer(platform.client_id)
    .setSubject(platform.client_id)
    .setAudience(platform.token_audience ?? platform.token_url)
    .setIssuedAt(now)
    .setExpirationTime(now + assertionSeconds)
    .setJti(randomUUID())
    .sign(key);
}

/**
 * An access token for one of a platform's services, kept until it expires. Our signed assertion takes the place of a password.
 *
 * @throws ServiceFault, LtiError
 */
export async function accessToken(needs: LtiNeeds, platform: PlatformRow, scope: string): Promise<string> {
  const { clock, platforms } = needs;
  const id = tokenId(platform, scope);
  const kept = platforms.tokens.get(id);
  if (kept && kept.expiresAt - marginMs > clock.now()) return kept.token;
  const response = await platforms.fetch(platform.token_url, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: await assertion(needs, platform),
      scope,
    }),
  });
  const read = zTokenReply.safeParse(await response.json().catch(() => null));
  if (!read.success) throw new ServiceFault('unusable', 'The platform sent no access token.');
  const { access_token: token, expires_in: seconds } = read.data;
  platforms.tokens.set(id, { token, expiresAt: clock.now() + seconds * 1000 });
  return token;
}

/** Calls a platform's service with an access token; a token that isn't accepted any more is replaced once. */
export async function callService(
  needs: LtiNeeds,
  { platform, scope, url, init }: { platform: PlatformRow; scope: string; url: string; init: RequestInit },
): Promise<Response> {
  const call = async () => {
    const token = await accessToken(needs, platform, scope);
    return needs.platforms.fetch(url, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } });
  };
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ServiceFault && error.status === 401)) throw error;
    needs.platforms.tokens.delete(tokenId(platform, scope));
    return call();
  }
}
