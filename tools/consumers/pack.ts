import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from './run.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** Packages as they would be published: `@rehearse/ui` → path of its tarball. */
export type Tarballs = Readonly<Record<string, string>>;

interface Manifest {
  name: string;
  private?: boolean;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
}

/** Reads a `package.json`. */
export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** The folders of the packages that are published. */
export async function publishedFolders(): Promise<string[]> {
  const packages = path.join(root, 'packages');
  const folders = readdirSync(packages).map((name) => path.join(packages, name));
  const manifests = await Promise.all(folders.map(readManifest));
  return folders.filter((_, index) => !manifests[index]?.private);
}

/**
 * Packs the built packages into a folder.
 *
 * @throws {Error} when one has not been built.
 */
export async function packAll(target: string): Promise<Tarballs> {
  await mkdir(target, { recursive: true });
  const tarballs: Record<string, string> = {};
  for (const folder of await publishedFolders()) {
    const { name } = await readManifest(folder);
    if (!existsSync(path.join(folder, 'dist'))) throw new Error(`${name} has not been built.`);
    const made = run('pnpm', ['pack', '--json', '--pack-destination', target], folder);
    const { filename } = JSON.parse(made.slice(made.indexOf('{'))) as { filename: string };
    const tarball = path.join(target, `${path.basename(folder)}.tgz`);
    await rename(path.resolve(target, filename), tarball);
    tarballs[name] = tarball;
  }
  return tarballs;
}

/**
 * Installs a copied consumer with npm, as its author would, with our packages from the tarballs. Only the third-party
 * packages are asked of the registry, and what npm has kept is used first.
 */
export async function install(folder: string, tarballs: Tarballs): Promise<void> {
  const manifest = await readManifest(folder);
  const own = Object.keys(manifest.dependencies ?? {}).filter((name) => name in tarballs);
  const dependencies = { ...manifest.dependencies, ...Object.fromEntries(own.map((name) => [name, tarballs[name]])) };
  const others = Object.fromEntries(Object.entries(tarballs).filter(([name]) => !own.includes(name)));
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({ ...manifest, dependencies, overrides: others }, null, 2),
  );
  run(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'],
    folder,
  );
}

/** Megabytes that a folder takes, by `du`. */
export function sizeOf(folder: string): number {
  const { stdout } = spawnSync('du', ['-sk', folder], { encoding: 'utf8' });
  return Number.parseInt(stdout, 10) / 1024;
}
