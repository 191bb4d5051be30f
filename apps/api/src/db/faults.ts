/**
 * Why a store can't do its work just now.
 *
 * - `unreachable`: the database is restarting, does not answer in time, or can't be connected to.
 * - `full`: the disk has no room left.
 * - `read-only`: the database can be read but not written.
 * - `broken`: the disk failed while the database was read or written.
 * - `busy`: others held what was needed for too long.
 */
export type StoreFault = 'unreachable' | 'full' | 'read-only' | 'broken' | 'busy';

/** One sentence for each fault, for the operator. */
export const storeFaultTexts: Readonly<Record<StoreFault, string>> = {
  unreachable: 'The database does not answer.',
  full: 'The disk is full.',
  'read-only': 'The database can not be written.',
  broken: 'The disk failed under the database.',
  busy: 'The database is too busy.',
};

/** SQLSTATE of PostgreSQL, and the system's own names. */
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

/** Low byte of SQLite's result codes. */
const bySqliteCode: Readonly<Record<number, StoreFault>> = {
  5: 'busy',
  8: 'read-only',
  10: 'broken',
  13: 'full',
  14: 'unreachable',
};

/** What the driver of PostgreSQL says without a code. */
const brokenConnection =
  /^Connection terminated|not queryable|^timeout exceeded when trying to connect|^Query read timeout|^Cannot use a pool after/;

const deepestCause = 5;

function faultOfOne(error: Error): StoreFault | undefined {
  if ('errcode' in error) return bySqliteCode[Number(error.errcode) & 0xff];
  const code = 'code' in error ? String(error.code) : '';
  // The socket of a database on this machine is a file, which is gone while the database is.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect' ? 'unreachable' : undefined;
  if (code.startsWith('08')) return 'unreachable';
  return byCode[code] ?? (brokenConnection.test(error.message) ? 'unreachable' : undefined);
}

/** What is wrong with the store, by an error that came out of it; null when the store is not to blame. */
export function storeFaultOf(error: unknown): StoreFault | null {
  let current = error;
  for (let depth = 0; depth < deepestCause && current instanceof Error; depth += 1) {
    const fault = faultOfOne(current);
    if (fault) return fault;
    current = current.cause;
  }
  return null;
}

/** True for a row that refers to one which is gone. */
export function isMissingReference(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const sqliteForeignKey = 787;
  return ('code' in error && error.code === '23503') || ('errcode' in error && error.errcode === sqliteForeignKey);
}
