import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** The processes whose work a request causes. */
export interface Workers {
  readonly pid: number;
  /** Database whose PostgreSQL backends on this machine belong to them; null without one. */
  readonly database: string | null;
}

/**
 * Seconds of processor time that the workers have used so far, or null where the system does not tell (it does on
 * Linux). Unlike the clock on the wall it does not count the time that other programs take.
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
  // The name before the last bracket may hold anything; fields 14 and 15 are user and system time.
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
