import type { Account } from '../../domain/account.ts';

const keptMs = 5000;
const mostEntries = 10_000;

interface Entry {
  account: Account;
  until: number;
}

/**
 * Caches verified tokens for a few seconds, so that a burst of calls verifies each once. Sessions ended by this process are
 * evicted at once; those ended by another process stay valid for at most five seconds.
 */
export interface SessionCache {
  find(token: string, now: number): Account | null;
  /** Number of evictions so far; read before a token is verified. */
  forgettings(): number;
  /** Caches a verified token, unless anything was evicted since `asOf`: it may have been this session. */
  keep(token: string, account: Account, checked: { now: number; expiresAt: number; asOf: number }): void;
  forgetSession(sessionId: string): void;
  forgetUser(userId: number): void;
}

/** Creates an empty cache. */
export function createSessionCache(): SessionCache {
  const entries = new Map<string, Entry>();
  let forgettings = 0;
  const forget = (isMeant: (account: Account) => boolean) => {
    forgettings += 1;
    for (const [token, { account }] of entries) if (isMeant(account)) entries.delete(token);
  };
  return {
    find(token, now) {
      const entry = entries.get(token);
      if (!entry) return null;
      if (entry.until > now) return entry.account;
      entries.delete(token);
      return null;
    },
    forgettings: () => forgettings,
    keep(token, account, { now, expiresAt, asOf }) {
      if (asOf !== forgettings) return;
      if (entries.size >= mostEntries) entries.clear();
      entries.set(token, { account, until: Math.min(now + keptMs, expiresAt) });
    },
    forgetSession: (sessionId) => forget((account) => account.sessionId === sessionId),
    forgetUser: (userId) => forget((account) => account.userId === userId),
  };
}
