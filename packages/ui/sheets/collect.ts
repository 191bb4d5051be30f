import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Metafile } from 'esbuild';

/** How class names are made; must be what the scripts of the same page were built with. */
export type Identifiers = NonNullable<Parameters<typeof vanillaExtractPlugin>[0]>['identifiers'];

export interface CollectOptions {
  /** The folder that class names are relative to: the root of the build that makes the scripts. */
  root: string;
  identifiers: Identifiers;
}

/** The styles of one `.css.ts` file. */
export interface StyleFile {
  /** `components/button/button`, without `.css.ts`. */
  name: string;
  css: string;
}

export interface CollectedStyles {
  /** Theme, components and practice, in the order of the cascade. */
  files: StyleFile[];
  /** The names of the files that each folder of `practice` uses. */
  used: Map<string, Set<string>>;
}

const home = fileURLToPath(new URL('../src', import.meta.url));
const practice = path.join(home, 'practice');

/** The folders of `practice`. Each has a sheet. */
export const folders: readonly string[] = readdirSync(practice, { withFileTypes: true })
  .filter((folder) => folder.isDirectory() && existsSync(path.join(practice, folder.name, 'index.ts')))
  .map((folder) => folder.name);

/** The folders that show a whole question. */
export const flows: readonly string[] = folders.filter((name) =>
  existsSync(path.join(practice, name, `${name}-view.tsx`)),
);

const marker = /^\/\* vanilla-extract-css-ns:(?:\S*?\/)?src\/(\S+?)\.css\.ts\.vanilla\.css\S* \*\/$/m;
const nameOf = (input: string) => /(?:^|[:/])src\/([^?]+?)\.css\.ts/.exec(input)?.[1] ?? '';

/** Splits a bundle at the comments that esbuild writes before each file. */
function filesOf(bundle: string): StyleFile[] {
  const [, ...parts] = bundle.split(marker);
  return parts.flatMap((name, index) => (index % 2 === 0 ? [{ name, css: parts[index + 1] ?? '' }] : []));
}

/**
 * The style files that the modules of a bundle import. Barrels import every component, but a bundle only includes the
 * modules that are used.
 */
function usedBy(script: string, { inputs, outputs }: Metafile): Set<string> {
  const styles = Object.entries(outputs[script]?.inputs ?? {})
    .filter(([input, { bytesInOutput }]) => bytesInOutput > 0 && !input.includes('.css.ts'))
    .flatMap(([input]) => inputs[input]?.imports ?? [])
    .filter((imported) => imported.path.endsWith('.css.ts'))
    .flatMap((imported) => inputs[imported.path]?.imports ?? []);
  return new Set(styles.filter(({ path }) => path.includes('.vanilla.css')).map(({ path }) => nameOf(path)));
}

/** Compiles the styles that questions need. */
export async function collectStyles({ root, identifiers }: CollectOptions): Promise<CollectedStyles> {
  const areas = ['styles.ts', 'components/index.ts', 'practice/index.ts'];
  const result = await build({
    absWorkingDir: root,
    stdin: {
      contents: areas.map((area) => `import ${JSON.stringify(path.join(home, area))};`).join('\n'),
      resolveDir: root,
    },
    entryPoints: Object.fromEntries(folders.map((name) => [name, path.join(practice, name, 'index.ts')])),
    bundle: true,
    write: false,
    metafile: true,
    outdir: path.join(root, 'sheets'),
    format: 'esm',
    platform: 'browser',
    packages: 'external',
    logLevel: 'error',
    plugins: [vanillaExtractPlugin({ identifiers })],
  });
  const all = result.outputFiles.find((output) => output.path === path.join(root, 'sheets/stdin.css'));
  return {
    files: filesOf(all?.text ?? ''),
    used: new Map(folders.map((name) => [name, usedBy(`sheets/${name}.js`, result.metafile)])),
  };
}
