import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandFor, steps } from './steps.ts';

const base = 'abc123';

/** The command of each step that a change to these files runs. */
const commandsFor = (...files: string[]) =>
  Object.fromEntries(
    steps.flatMap((step) => {
      const command = commandFor(step, { base, files });
      return command === null ? [] : [[step.name, command]];
    }),
  );
const stepsFor = (...files: string[]) => Object.keys(commandsFor(...files));

describe('the steps of npm test', () => {
  it('take fifteen minutes at most', () => {
    const sum = (isSingle: boolean) =>
      steps.filter((step) => Boolean(step.isSingle) === isSingle).reduce((total, { budget }) => total + budget, 0);
    expect(sum(true) / 2 + sum(false)).toBeLessThanOrEqual(15 * 60);
  });

  it('have the budgets that CONTRIBUTING states', () => {
    const guide = readFileSync(path.join(import.meta.dirname, '../../CONTRIBUTING.md'), 'utf8');
    const stated = [...guide.matchAll(/^\| ([^:|]+?)(?::[^|]*)? +\| ([12]) +\| (\d+) s/gm)];
    expect(stated.map(([, name, cores, seconds]) => [name, Number(cores), Number(seconds)])).toEqual(
      steps.map(({ name, isSingle, budget }) => [name, isSingle ? 1 : 2, budget]),
    );
  });

  it('all run in full when nothing is said about a change', () => {
    for (const step of steps) expect(commandFor(step)).toBe(step.command);
  });

  it('all run in full when the lockfile changes, but for the contract', () => {
    const commands = commandsFor('pnpm-lock.yaml');
    for (const { name, command } of steps) {
      if (name !== 'contract' && name !== 'import boundaries') expect(commands[name], name).toBe(command);
    }
  });

  it('run only lint where prose outside the product changes', () => {
    expect(stepsFor('README.md')).toEqual(['lint']);
    expect(stepsFor()).toEqual([]);
  });

  it.each([
    ['a screen', 'packages/ui/src/screens/site-paths.ts', ['unit', 'stories', 'app', 'packages', 'journeys']],
    ['a route of the app', 'apps/web/src/boot/run.tsx', ['unit', 'app', 'journeys']],
    ['the server', 'apps/api/src/main.ts', ['unit', 'api', 'journeys']],
    ['a question', 'content/sources/x.yaml', ['content', 'unit', 'api', 'journeys']],
  ])('reach, from %s, what is made of it', (_, file, reached) => {
    expect(stepsFor(file)).toEqual(expect.arrayContaining(reached));
  });

  it.each(['packages/ui/src/a.stories.tsx', 'apps/web/src/a.test.ts', 'packages/ui/README.md'])(
    'run no journey for %s',
    (file) => {
      expect(stepsFor(file)).not.toContain('journeys');
      expect(stepsFor(file)).not.toContain('app');
    },
  );

  it('narrow tests to the modules that changed', () => {
    const commands = commandsFor('packages/scoring/src/index.ts');
    expect(commands['unit']).toMatch(/^vitest run --project node --project dom .* --changed abc123$/);
    expect(commands['journeys']).toBe('playwright test --reporter=list,json');
    expect(commandsFor('e2e/serve.ts')['journeys']).toMatch(/--only-changed=abc123$/);
  });

  it.each([
    ['a file that tests may read', 'packages/ui/src/i18n/locales/en/practice.json'],
    ['a module that is gone', 'packages/scoring/src/gone.ts'],
  ])('run every unit test for %s', (_, file) => {
    expect(commandsFor(file, 'packages/scoring/src/index.ts')['unit']).not.toContain('--changed');
  });
});
