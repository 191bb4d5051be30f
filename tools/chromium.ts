import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);

const installed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Launch options for Playwright: `chromium.launch(found)`. */
export interface Chromium {
  executablePath: string;
  /** Complete environment of the browser process. */
  env: Record<string, string>;
}

const environment = (more: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries({ ...process.env, ...more }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** Unpacks the Chromium of the npm package once, next to the other caches, with the package's own fonts and libraries. */
function unpack(): string {
  const manifest = createRequire(import.meta.url)
    .resolve('@sparticuz/chromium')
    .replace(/build.*$/, 'package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const target = path.join(root, 'node_modules/.cache', `chromium-${version}`);
  if (existsSync(path.join(target, 'ok'))) return target;

  // The package reuses any existing $TMPDIR/chromium, even of another version or incomplete, so use a fresh folder.
  const fresh = `${target}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  execFileSync(
    process.execPath,
    ['--input-type=module', '-e', `import c from '@sparticuz/chromium'; await c.executablePath();`],
    // With AWS_LAMBDA_JS_RUNTIME it also unpacks NSS and expat, which may not be installed.
    { cwd: root, stdio: 'inherit', env: environment({ TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' }) },
  );
  // Only the package's font, so that all machines render the same pixels; the relative path survives moving the folder.
  writeFileSync(
    path.join(fresh, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir prefix="relative">fonts/fonts</dir><cachedir>${target}/fonts-cache</cachedir></fontconfig>`,
  );
  writeFileSync(path.join(fresh, 'ok'), '');
  try {
    renameSync(fresh, target);
  } catch {
    rmSync(fresh, { recursive: true, force: true }); // another process was faster
  }
  return target;
}

/**
 * The browser for tests and screenshots. In order: `CHROMIUM_PATH`; on Linux x64 the Chromium of the npm package
 * `@sparticuz/chromium` (pinned by the lockfile); an installed Chrome, Chromium or Edge.
 */
export function findChromium(): Chromium {
  const given = process.env.CHROMIUM_PATH;
  if (given) return { executablePath: given, env: environment() };
  if (process.platform === 'linux' && process.arch === 'x64') {
    const folder = unpack();
    return {
      executablePath: path.join(folder, 'chromium'),
      env: environment({
        FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
        LD_LIBRARY_PATH: [path.join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      }),
    };
  }
  const executablePath = installed.find((file) => existsSync(file));
  if (executablePath) return { executablePath, env: environment() };
  throw new Error('No Chromium was found. Install Chrome, or set CHROMIUM_PATH.');
}
