import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const packages = path.join(import.meta.dirname, '..', 'packages');

/** Code of a README. */
export interface Example {
  language: string;
  code: string;
}

/** The first example of a package's README; empty if it has none. */
export function firstExample(name: string): Example {
  const readme = readFileSync(path.join(packages, name, 'README.md'), 'utf8');
  const [, language = '', code = ''] = /```(js|ts|tsx)\n(.*?)```/s.exec(readme) ?? [];
  return { language, code };
}

/** Writes an example as a file of its package, which finds what a user of the package would, and gives the path of the file. */
export function writeExample(name: string, { language, code }: Example): string {
  const folder = path.join(packages, name, '.cache');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `readme.${language === 'js' ? 'mjs' : language}`);
  writeFileSync(file, code);
  return file;
}
