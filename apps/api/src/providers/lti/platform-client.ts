import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import type { Config } from '../../config/config.ts';
import { platformAddress } from '../../domain/lti/platform-address.ts';
import { createServiceFetch } from '../service-fetch.ts';

const timeoutMs = 10_000;
const mostBytes = 1024 * 1024;
const keysMaxAgeMs = 10 * 60_000;

/** An access token of a platform's services. */
export interface PlatformToken {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Calls platforms: with a time limit and a size limit, to https only, without following redirects. */
export interface PlatformClient {
  /**
   * @throws LtiError when the address isn't allowed
   * @throws ServiceFault when the call fails or its status isn't 2xx
   */
  fetch(url: string, init?: RequestInit): Promise<Response>;
  /** A platform's public keys, cached for ten minutes, and fetched again for a key that isn't among them. */
  keysOf(keysUrl: string): JWTVerifyGetKey;
  /** Access tokens by platform and scope. */
  readonly tokens: Map<string, PlatformToken>;
  /** Searches for gradebook columns that are under way, by link. */
  readonly columns: Map<string, Promise<string>>;
}

/**
 * Creates the client.
 *
 * @param cooldownMs how long a platform's keys aren't fetched again after unknown ones
 */
export function createPlatformClient(
  { environment }: Pick<Config, 'environment'>,
  { cooldownMs = 30_000 }: { cooldownMs?: number } = {},
): PlatformClient {
  const call = createServiceFetch({ timeoutMs, mostBytes });
  const keys = new Map<string, JWTVerifyGetKey>();
  const fetchFrom: PlatformClient['fetch'] = async (url, init) => call(platformAddress(url, environment), init);
  return {
    fetch: fetchFrom,
    keysOf(keysUrl) {
      const known = keys.get(keysUrl);
      if (known) return known;
      const made = createRemoteJWKSet(platformAddress(keysUrl, environment), {
        cacheMaxAge: keysMaxAgeMs,
        cooldownDuration: cooldownMs,
        timeoutDuration: timeoutMs,
        [customFetch]: (url, init) => fetchFrom(url, init as RequestInit),
      });
      keys.set(keysUrl, made);
      return made;
    },
    tokens: new Map(),
    columns: new Map(),
  };
}
