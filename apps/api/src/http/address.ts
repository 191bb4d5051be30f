import type { Context } from 'hono';
import type { Config } from '../config/config.ts';
import { plainAddress } from '../domain/address.ts';
import type { AppEnv } from './env.ts';

/** The n-th entry from the right: what the outermost of n trusted proxies wrote. Entries left of it can be forged. */
function trustedEntry(header: string | undefined, hops: number) {
  if (hops === 0 || header === undefined) return undefined;
  const entries = header.split(',').map((entry) => entry.trim());
  return entries.at(-Math.min(hops, entries.length)) || undefined;
}

/** The caller's address behind `hops` trusted proxies. */
export function addressOf(c: Context<AppEnv>, hops: number): string {
  const socketAddress = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
  const address = trustedEntry(c.req.header('x-forwarded-for'), hops) ?? socketAddress;
  return plainAddress(address);
}

/** True when the caller's connection is TLS, as the outermost trusted proxy tells. */
export function isSecureCall(c: Context<AppEnv>, hops: number): boolean {
  return trustedEntry(c.req.header('x-forwarded-proto'), hops)?.toLowerCase() === 'https';
}

/** True when the reply leaves by TLS: the caller's connection is, or learners reach us by it. */
export function leavesByTls(c: Context<AppEnv>, { trustProxy, publicUrl }: Pick<Config, 'trustProxy' | 'publicUrl'>) {
  return isSecureCall(c, trustProxy) || publicUrl.startsWith('https:');
}
