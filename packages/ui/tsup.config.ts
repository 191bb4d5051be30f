import { existsSync, readdirSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { languages } from '../languages/src/index.ts';
import { esbuildIcons } from './icons-plugin.ts';
import { allStyles } from './sheets/all-styles.ts';
import { esbuildTextSections } from './sheets/text-sections.ts';
import { writeSheets } from './sheets/write.ts';
import { useClient } from './use-client-plugin.ts';

const resolve = createRequire(import.meta.url).resolve;

const entry = {
  index: 'src/index.ts',
  themes: 'src/themes/index.ts',
  'texts-context': 'src/i18n/texts-context.ts',
  i18n: 'src/i18n/index.ts',
  ...Object.fromEntries(languages.map((language) => [`i18n/${language}`, `src/i18n/locales/${language}/index.ts`])),
  practice: 'src/practice/index.ts',
  screens: 'src/screens/index.ts',
};

/** Every component, flow and screen is a chunk of its own, so that a host's bundler can leave out the others. */
const parts = ['components', 'practice', 'screens'].flatMap((area) =>
  readdirSync(`src/${area}`, { withFileTypes: true })
    .filter((folder) => folder.isDirectory() && existsSync(`src/${area}/${folder.name}/index.ts`))
    .map((folder) => [`parts/${area}/${folder.name}`, `src/${area}/${folder.name}/index.ts`]),
);

/** The web fonts and their licences beside their stylesheet, a request a host may decline. */
async function writeFonts() {
  const css = await readFile('src/styles/fonts.css', 'utf8');
  await mkdir('dist/fonts', { recursive: true });
  const files = [...css.matchAll(/url\("(@fontsource-variable\/[^"]+)"\)/g)].map((match) => String(match[1]));
  for (const file of files) await copyFile(resolve(file), `dist/fonts/${path.basename(file)}`);
  const families = new Set(files.map((file) => file.split('/')[1]));
  for (const family of families) {
    await copyFile(resolve(`@fontsource-variable/${family}/LICENSE`), `dist/fonts/LICENSE-${family}.txt`);
  }
  await writeFile('dist/fonts.css', css.replaceAll(/url\("@[^"]+\/([^"/]+)"\)/g, 'url("./fonts/$1")'));
}

export default defineConfig({
  entry: { ...entry, ...Object.fromEntries(parts) },
  dts: { entry: { ...entry, sheet: 'src/styles/sheet.ts' } },
  format: ['esm'],
  target: 'es2022',
  clean: true,
  sourcemap: true,
  splitting: true,
  esbuildPlugins: [
    esbuildIcons,
    esbuildTextSections,
    vanillaExtractPlugin({ outputCss: false, identifiers: 'short' }),
    useClient,
  ],
  async onSuccess() {
    await Promise.all([
      writeFile('dist/styles.css', await allStyles()),
      writeFonts(),
      copyFile('src/themes/tokens.gen.json', 'dist/tokens.json'),
      writeSheets('dist/styles', { root: import.meta.dirname, identifiers: 'short' }),
      cp('src/i18n/locales', 'dist/locales', { recursive: true, filter: (file) => !file.endsWith('.ts') }),
    ]);
  },
});
