/** Checks production dependencies for known vulnerabilities. Fails on high and critical ones; skipped when the registry does not respond. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readAudit } from './audit/read-audit.ts';

const longestMs = 60_000;

const { stdout, stderr, error } = spawnSync('pnpm', ['audit', '--prod', '--json'], {
  cwd: path.join(import.meta.dirname, '..'),
  encoding: 'utf8',
  timeout: longestMs,
  maxBuffer: 64 * 1024 * 1024,
});
const timedOut = error !== undefined && 'code' in error && error.code === 'ETIMEDOUT';
const { outcome, lines } = readAudit({ stdout: stdout ?? '', stderr: stderr || (error?.message ?? ''), timedOut });
console.log(lines.join('\n'));
process.exitCode = outcome === 'failed' ? 1 : 0;
