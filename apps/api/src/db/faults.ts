/**
 * Why the store is failing.
 *
 * - `unreachable`: the database is restarting, does not respond in time, or refuses connections.
 * - `full`: the disk is full.
 * - `read-only`: the database can be read but not written.
 * - `broken`: an I/O error while reading or writing the database.
 * - `busy`: a lock was held for too long.
 */
export type StoreFault = 'unreachable' | 'full' | 'read-only' | 'broken' | 'busy';

/** Log message for each fault. */
export const storeFaultTexts: Readonly<Record<StoreFault, string>> = {
  unreachable: 'The database does not respond.',
  full: 'The disk is full.',
  'read-only': 'The database is read-only.',
  broken: 'The disk of the database failed.',
  busy: 'The database is too busy.',
};

/** By PostgreSQL's SQLSTATE or the operating system's error name. */
const byCode: Readonly<Record<string, StoreFault>> = {
  '25006': 'read-only',
  '40001': 'busy',
  '40P01': 'busy',
  '53100': 'full',
  '53200': 'unreachable',
  '53300': 'unreachable',
  '55P03': 'busy',
  '57014': 'unreachable',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '57P05': 'unreachable',
  EAI_AGAIN: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EDQUOT: 'full',
  EFBIG: 'full',
  EHOSTUNREACH: 'unreachable',
  EIO: 'broken',
  ENETUNREACH: 'unreachable',
  ENOSPC: 'full',
  ENOTFOUND: 'unreachable',
  EPIPE: 'unreachable',
  EROFS: 'read-only',
  ETIMEDOUT: 'unreachable',
};

/** By the low byte of SQLite's result code. */
const bySqliteCode: Readonly<Record<number, StoreFault>> = {
  5: 'busy',
  8: 'read-only',
  10: 'broken',
  13: 'full',
  14: 'unreachable',
};

/** Messages of the PostgreSQL driver's errors that have no code. */
const brokenConnection =
  /^Connection terminated|not queryable|^timeout exceeded when trying to connect|^Query read timeout|^Cannot use a pool after/;

const deepestCause = 5;

function faultOfOne(error: Error): StoreFault | undefined {
  if ('errcode' in error) return bySqliteCode[Number(error.errcode) & 0xff];
  const code = 'code' in error ? String(error.code) : '';
  // A local database's Unix socket is a file, which does not exist while the database is down.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect' ? 'unreachable' : undefined;
  if (code.startsWith('08')) return 'unreachable';
  return byCode[code] ?? (brokenConnection.test(error.message) ? 'unreachable' : undefined);
}

/** The store fault behind an error; null when the store is not the cause. */
export function storeFaultOf(error: unknown): StoreFault | null {
  let current = error;
  for (let depth = 0; depth < deepestCause && current instanceof Error; depth += 1) {
    const fault = faultOfOne(current);
    if (fault) return fault;
    current = current.cause;
  }
  return null;
}

/** Whether the error is a foreign key violation. */
export function isMissingReference(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const sqliteForeignKey = 787;
  return ('code' in error && error.code === '23503') || ('errcode' in error && error.errcode === sqliteForeignKey);
}
