import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const readme = 'README.md';
const start = '<!-- counts: written by `npm run content:check -- --write` -->';
const end = '<!-- end of counts -->';

/** Reads the report from the README. */
export function readReport(root: string): string {
  const text = readFileSync(join(root, readme), 'utf8');
  const [from, to] = placesOf(text);
  return text.slice(from, to).trim();
}

/** Writes the report into the README. */
export function writeReport(root: string, report: string) {
  const text = readFileSync(join(root, readme), 'utf8');
  const [from, to] = placesOf(text);
  writeFileSync(join(root, readme), `${text.slice(0, from)}\n\n${report}\n\n${text.slice(to)}`);
}

function placesOf(text: string): [number, number] {
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${readme} must have the lines ${start} and ${end}.`);
  return [from + start.length, to];
}
