import { expect, it } from 'vitest';
import { readAudit } from './read-audit.ts';

const advisory = (severity: string) => ({
  module_name: 'some-parser',
  title: 'Reads too much',
  url: 'https://github.com/advisories/GHSA-1',
  severity,
  findings: [{ version: '5.7.1', paths: ['apps__api>some-parser'] }],
});

const answer = (...severities: string[]) => ({
  stdout: JSON.stringify({
    advisories: Object.fromEntries(severities.map((severity, index) => [index, advisory(severity)])),
    metadata: { totalDependencies: 201 },
  }),
  stderr: '',
  timedOut: false,
});

it.each(['high', 'critical'])('fails on a %s vulnerability, and reports it', (severity) => {
  const { outcome, lines } = readAudit(answer('low', severity));
  expect(outcome).toBe('failed');
  expect(lines).toContain(
    `${severity}: some-parser 5.7.1: Reads too much (https://github.com/advisories/GHSA-1), by apps__api>some-parser`,
  );
});

it('passes on less severe ones, but still reports them', () => {
  const { outcome, lines } = readAudit(answer('low', 'moderate'));
  expect(outcome).toBe('passed');
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toBe('201 production packages, 2 with a known vulnerability.');
});

it('passes without vulnerabilities', () => {
  expect(readAudit(answer())).toMatchObject({ outcome: 'passed' });
});

it.each([
  ['responded with 405:', 'a registry without an audit endpoint'],
  ['error sending request for url\n  ╰─▶ Connection refused (os error 111)', 'no registry'],
])('is skipped in one line at %j: %s', (reason) => {
  const stderr = `npm warn Unknown user config\nError: ERR_PNPM_AUDIT_BAD_RESPONSE\n\n  × The audit endpoint ${reason}\n`;
  const { outcome, lines } = readAudit({ stdout: '', stderr, timedOut: false });
  expect(outcome).toBe('skipped');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^Skipped: the registry has no audit data\..*audit endpoint/);
  expect(lines[0]).not.toMatch(/[\n×╰]/);
});

it('is skipped when the registry does not respond', () => {
  expect(readAudit({ stdout: '', stderr: '', timedOut: true }).outcome).toBe('skipped');
});

it.each(['', 'not JSON', '{"advisories":[]}'])('fails on unknown output: %j', (stdout) => {
  expect(readAudit({ stdout, stderr: '', timedOut: false }).outcome).toBe('failed');
});
