import type { Context } from 'hono';
import type { Config } from '../config/config.ts';
import { plainAddress } from '../domain/address.ts';
import type { AppEnv } from './env.ts';

/** The n-th entry from the right, written by the outermost of n trusted proxies. Entries further left can be forged. */
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

/** Whether the client connects over TLS, according to the outermost trusted proxy. */
export function isSecureCall(c: Context<AppEnv>, hops: number): boolean {
  return trustedEntry(c.req.header('x-forwarded-proto'), hops)?.toLowerCase() === 'https';
}

/** Whether the reply is sent over TLS: the client's connection uses it, or the public URL does. */
export function repliesOverTls(
  c: Context<AppEnv>,
  { trustProxy, publicUrl }: Pick<Config, 'trustProxy' | 'publicUrl'>,
) {
  return isSecureCall(c, trustProxy) || publicUrl.startsWith('https:');
}
