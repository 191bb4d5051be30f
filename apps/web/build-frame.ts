import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type InlineConfig, mergeConfig } from 'vite';
import element from '../../packages/embed/vite.config.ts';
import { compressFiles } from './vite-precompress.ts';

const web = import.meta.dirname;
const dist = path.join(web, 'dist');

/** Modules that get a file of their own together. */
interface CodeGroup {
  name: string;
  test: RegExp;
  priority: number;
}

/** The element's own build, with Preact in the place of React, from another entry and into the app's folder. */
const pageConfig = (hashed: string, groups: CodeGroup[]): InlineConfig => ({
  configFile: false,
  root: web,
  base: '/',
  logLevel: 'warn',
  worker: { rolldownOptions: { output: { entryFileNames: `${hashed}.js` } } },
  build: {
    emptyOutDir: false,
    outDir: dist,
    // the corrector with its lexicon, which only reviews of texts load
    chunkSizeWarningLimit: 1100,
    rolldownOptions: {
      output: {
        entryFileNames: `${hashed}.js`,
        chunkFileNames: `${hashed}.js`,
        assetFileNames: `${hashed}[extname]`,
        codeSplitting: { groups },
      },
    },
  },
});

/** The rules of all types, which check the questions of a course before it is known which types they are of. */
const rules: CodeGroup = { name: 'rules', test: /question-data\/src\/(rules|faults)\//, priority: 4 };

/** Builds a page that isn't part of the app; its server finds the script in `pages/NAME.json`. */
async function buildPage(name: string, entryFile: string, groups: CodeGroup[] = []): Promise<void> {
  const config = mergeConfig(element, pageConfig(`assets/${name}/[name]-[hash:7]`, groups)) as InlineConfig;
  const options = config.build?.rolldownOptions;
  if (options) options.input = path.join(web, entryFile);
  const output = await build(config);
  const chunks = [output].flat().flatMap((each) => ('output' in each ? each.output : []));
  const entry = chunks.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (!entry) throw new Error(`The page "${name}" was built without an entry.`);
  mkdirSync(path.join(dist, 'pages'), { recursive: true });
  writeFileSync(path.join(dist, 'pages', `${name}.json`), JSON.stringify({ script: `/${entry.fileName}` }));
  compressFiles(path.join(dist, 'assets', name));
}

/**
 * Builds the page in frames of other sites, the script for those sites, and the page that courses launch (cmi5), into the
 * built app.
 */
export async function buildFrame(): Promise<void> {
  await buildPage('frame', 'src/frame/frame.ts');
  await buildPage('cmi5', 'src/cmi5/cmi5.tsx', [rules]);
  await build({
    configFile: false,
    root: web,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: path.join(dist, 'embed'),
      emptyOutDir: true,
      target: 'es2022',
      minify: true,
      lib: {
        entry: path.join(web, 'src/frame/resize.ts'),
        formats: ['iife'],
        name: 'resize',
        fileName: () => 'resize.js',
      },
    },
  });
}
