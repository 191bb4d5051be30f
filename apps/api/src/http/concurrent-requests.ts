import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config/config.ts';
import { networkOf } from '../domain/address.ts';
import { LimitReached } from '../domain/errors.ts';
import { addressOf } from './address.ts';
import type { AppEnv } from './env.ts';

const retrySeconds = 1;

/**
 * Limits concurrent requests per client address. Needed behind proxies, where all connections come from the proxies
 * themselves.
 */
export function limitConcurrentRequests({
  trustProxy,
  connectionsPerAddress,
}: Pick<Config, 'trustProxy' | 'connectionsPerAddress'>): MiddlewareHandler<AppEnv> {
  const underWay = new Map<string, number>();
  return async (c, next) => {
    const network = networkOf(addressOf(c, trustProxy));
    const before = underWay.get(network) ?? 0;
    if (before >= connectionsPerAddress) throw new LimitReached(retrySeconds);
    underWay.set(network, before + 1);
    await next();
    const left = (underWay.get(network) ?? 1) - 1;
    if (left === 0) underWay.delete(network);
    else underWay.set(network, left);
  };
}
