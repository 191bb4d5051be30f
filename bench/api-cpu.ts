import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** The processes that handle requests. */
export interface Workers {
  readonly pid: number;
  /** Database whose local PostgreSQL backends are included; null for none. */
  readonly database: string | null;
}

/**
 * CPU time in seconds that the workers have used so far, or null if unavailable (it is available on Linux). Unlike wall clock
 * time, it is not affected by other programs.
 */
export function cpuSecondsOf({ pid, database }: Workers): number | null {
  const own = secondsOf(pid);
  if (own === null || database === null) return own;
  const backends = processIds().filter((id) => commandOf(id).includes(` ${database} `));
  return backends.reduce((sum, id) => sum + (secondsOf(id) ?? 0), own);
}

function processIds(): number[] {
  return readdirSync('/proc').map(Number).filter(Number.isInteger);
}

function commandOf(pid: number): string {
  const command = read(`/proc/${pid}/cmdline`) ?? '';
  return command.startsWith('postgres:') ? command : '';
}

function secondsOf(pid: number): number | null {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // The process name in parentheses may contain anything; fields 14 and 15 are user and system time.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
