/** Output and outcome of `pnpm audit --json`. */
export interface AuditRun {
  stdout: string;
  stderr: string;
  /** True when it timed out. */
  timedOut: boolean;
}

/** Result of the check, with lines to print. */
export interface AuditVerdict {
  outcome: 'passed' | 'failed' | 'skipped';
  lines: string[];
}

interface Advisory {
  module_name: string;
  title: string;
  url: string;
  severity: string;
  findings: { version: string; paths: string[] }[];
}

interface Report {
  advisories: Record<string, Advisory>;
  metadata: { totalDependencies: number };
}

/** Severities that fail the check. */
const fatal: readonly string[] = ['high', 'critical'];

const isReport = (value: unknown): value is Report =>
  typeof value === 'object' &&
  value !== null &&
  'advisories' in value &&
  typeof value.advisories === 'object' &&
  value.advisories !== null &&
  'metadata' in value &&
  typeof value.metadata === 'object';

function parsed(stdout: string): Report | null {
  try {
    const value: unknown = JSON.parse(stdout);
    return isReport(value) ? value : null;
  } catch {
    return null;
  }
}

/** The error message without pnpm's box drawing. */
const flat = (stderr: string) =>
  stderr
    .slice(Math.max(0, stderr.indexOf('ERR_PNPM_AUDIT')))
    .replaceAll(/[×│├─▶╰\s]+/gu, ' ')
    .trim();

function describe({ module_name, severity, title, url, findings }: Advisory) {
  const versions = findings.map(({ version }) => version).join(', ');
  const [path = ''] = findings.flatMap(({ paths }) => paths);
  return `${severity}: ${module_name} ${versions}: ${title} (${url}), by ${path}`;
}

/** Evaluates an audit. Only a response of the registry can pass or fail; without one the check is skipped. */
export function readAudit({ stdout, stderr, timedOut }: AuditRun): AuditVerdict {
  if (timedOut) return { outcome: 'skipped', lines: ['Skipped: the registry did not respond in time.'] };
  const found = parsed(stdout);
  if (!found) {
    return stderr.includes('ERR_PNPM_AUDIT')
      ? { outcome: 'skipped', lines: [`Skipped: the registry has no audit data. ${flat(stderr)}`] }
      : { outcome: 'failed', lines: [`The audit can't be read: ${stderr.trim() || stdout.trim() || 'no output'}`] };
  }
  const advisories = Object.values(found.advisories);
  const isFailed = advisories.some(({ severity }) => fatal.includes(severity));
  const summary = `${found.metadata.totalDependencies} production packages, ${advisories.length} with a known vulnerability.`;
  return { outcome: isFailed ? 'failed' : 'passed', lines: [...advisories.map(describe), summary] };
}
