import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { Config } from '../config.ts';
import type { AppEnv } from './env.ts';

/** The n-th entry from the right: what the outermost of n trusted proxies wrote. Entries left of it can be forged. */
function trustedEntry(header: string | undefined, hops: number) {
  if (hops === 0 || header === undefined) return undefined;
  const entries = header.split(',').map((entry) => entry.trim());
  return entries.at(-Math.min(hops, entries.length)) || undefined;
}

/** An address of IPv4 as such, also where the system writes it as one of IPv6. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

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

/** What rate limits count: an IPv4 address, or the /64 network of an IPv6 address, which one person holds whole. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
