import path from 'node:path';
import { makeIfStale } from './fresh.ts';

const root = path.join(import.meta.dirname, '..');
const packages = path.join(root, 'packages');

const embed = path.join(packages, 'embed');
const cache = path.join(root, 'node_modules', '.cache');

const inputs = [
  path.join(root, 'pnpm-lock.yaml'),
  ...['bundle.ts', 'no-page-styles.ts', 'vite.config.ts', 'vite.react.config.ts'].map((name) => path.join(embed, name)),
  path.join(packages, 'ui', 'icons-plugin.ts'),
  path.join(packages, 'ui', 'sheets'),
  ...[
    'correction',
    'device',
    'embed',
    'languages',
    'practice-machines',
    'question-data',
    'question-types',
    'scoring',
    'ui',
  ].map((name) => path.join(packages, name, 'src')),
];

async function bundle(config: string, outDir: string): Promise<void> {
  const { build } = await import('vite');
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    await build({ root: embed, configFile: path.join(embed, config), logLevel: 'warn', build: { outDir } });
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
}

/** The folder with `rehearse-question.js`, the element for pages without a build, and what it loads. */
export const embedFolder = path.join(cache, 'embed');

/** Builds the element unless it is up to date. Resolves to whether it was built. */
export const buildEmbed = () => makeIfStale(embedFolder, inputs, () => bundle('vite.config.ts', embedFolder));

/** The folder with `react.js`, as `@rehearse/embed` has it for hosts with React. */
export const embedReactFolder = path.join(cache, 'embed-react');

/** Builds it unless it is up to date. Resolves to whether it was built. */
export const buildEmbedReact = () =>
  makeIfStale(embedReactFolder, inputs, () => bundle('vite.react.config.ts', embedReactFolder));
