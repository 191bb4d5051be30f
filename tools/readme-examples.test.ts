import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstExample, writeExample } from './readme-example.ts';

const packages = path.join(import.meta.dirname, '..', 'packages');

interface Manifest {
  private?: boolean;
  keywords?: string[];
  homepage?: string;
  repository?: { url: string; directory: string };
  engines?: { node: string };
}

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(path.join(packages, name, 'package.json'), 'utf8'));
const published = readdirSync(packages).filter((name) => !manifestOf(name).private);
const { repository }: { repository: { url: string } } = JSON.parse(
  readFileSync(path.join(packages, '../package.json'), 'utf8'),
);

/** Turns `expression; // value` into a check of that value, so that a comment can't lie. */
function withChecks(code: string): string {
  const checked = code.replaceAll(
    /^([\w.?()[\]{}'"\-,:\s\u4e00-\u9fff=>]+?); \/\/ ('(?:[^'\\]|\\.)*'|\[[^\]]*\]|\d+|true|false)(?:[,;][^\n]*)?$/gmu,
    'assert.deepEqual($1, $2);',
  );
  return `import assert from 'node:assert/strict';\n${checked}\n`;
}

/** Runs an example. */
function run(name: string): { status: number | null; printed: string[]; errors: string; checks: number } {
  const { language, code } = firstExample(name);
  const checked = withChecks(code);
  const file = writeExample(name, { language, code: checked });
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--conditions=@rehearse/source', file], {
    encoding: 'utf8',
  });
  const printed = stdout.split('\n').filter(Boolean);
  return { status, printed, errors: stderr, checks: checked.split('assert.deepEqual').length - 1 };
}

describe.each(published)('%s', (name) => {
  it('has a README that begins with an example', () => {
    expect(firstExample(name).code).toContain(`'@rehearse/${name}`);
  });

  it('says what it is and where it comes from', () => {
    const { keywords, homepage, engines, repository: own } = manifestOf(name);
    expect(keywords?.length).toBeGreaterThan(1);
    expect(homepage).toContain(`/packages/${name}`);
    expect(engines).toEqual({ node: '>=20' });
    expect(own).toEqual({ type: 'git', url: repository.url, directory: `packages/${name}` });
    expect(existsSync(path.join(packages, name, 'README.md'))).toBe(true);
  });
});

/**
 * Examples that need nothing but Node. That of ui is run by `readme-example.dom.test.ts`, those of api-client and device by
 * `e2e/readme-examples.spec.ts`, and those of embed are pages in `e2e/consumers`.
 */
describe('the example of a README', () => {
  it.each([['languages'], ['question-types'], ['question-data']])('says what comes out: %s', (name) => {
    const { status, errors, checks } = run(name);
    expect(errors).toBe('');
    expect(status).toBe(0);
    expect(checks).toBeGreaterThan(1);
  });

  it('corrects a text', () => {
    const { errors, printed } = run('correction');
    expect(errors).toBe('');
    expect(printed).toContainEqual(expect.stringMatching(/^go -> went \(/));
    expect(printed).toContainEqual(expect.stringMatching(/children/));
  });

  it('grades a dictation', () => {
    const { errors, printed } = run('scoring');
    expect(errors).toBe('');
    expect(Number(printed[0])).toBeGreaterThan(0);
    expect(printed).toContainEqual(expect.stringContaining('meet'));
  });

  it('runs a question, and prints what the README says', () => {
    const { errors, printed } = run('practice-machines');
    const readme = readFileSync(path.join(packages, 'practice-machines/README.md'), 'utf8');
    const [, said = ''] = /^It prints (.*?)\. In React/m.exec(readme) ?? [];
    expect(errors).toBe('');
    expect(printed).toEqual(said.split(', ').map((each) => each.replaceAll('`', '')));
  });

  it('loads: speech-alignment', () => expect(run('speech-alignment')).toMatchObject({ status: 0, errors: '' }));
});
