import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { entries, exportedMachines, packageFolder } from './machines.ts';

const run = promisify(execFile);
const readme = readFileSync(path.join(packageFolder, 'README.md'), 'utf8');

/** Each JavaScript example, and the output that the text after it promises. */
const examples = [...readme.matchAll(/```js\n(?<code>.+?)```\n\nIt prints (?<printed>[^.]+)/gs)].map(({ groups }) => ({
  code: groups?.code ?? '',
  printed: [...(groups?.printed ?? '').matchAll(/`([^`]+)`/g)].map(([, line]) => line),
}));

it.each(examples)(
  'prints $printed',
  async ({ code, printed }) => {
    const { stdout } = await run(
      process.execPath,
      ['--conditions=@rehearse/source', '--input-type=module', '--eval', `${code}\nprocess.exit();`],
      { cwd: packageFolder },
    );
    expect(stdout.trim().split('\n')).toEqual(printed);
  },
  30_000,
);

it('shows one question in at most fifteen lines, and a test', () => {
  const lines = examples.map(({ code }) => code.split('\n').filter((line) => line.trim() !== '').length);
  expect(lines).toHaveLength(2);
  expect(Math.max(...lines)).toBeLessThanOrEqual(15);
});

it('names every entry, and every actor that a machine needs', async () => {
  const table = readme.slice(readme.indexOf('| entry'), readme.indexOf('## Ports'));
  for (const { entry } of entries()) if (entry !== '.') expect(table).toContain(`\`${entry.slice(2)}\``);
  for (const { entry, name, exported, machine } of await exportedMachines()) {
    if (name.replace(/Machine$/, 'On') in exported) continue;
    const row = table.split('\n').find((line) => line.includes(`\`${entry.slice(2)}\``));
    for (const actor of Object.keys(machine.implementations.actors)) expect(row).toContain(`\`${actor}\``);
  }
});
