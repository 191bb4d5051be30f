import path from 'node:path';
import { makeIfStale } from './fresh.ts';

const root = path.join(import.meta.dirname, '..');
const packages = path.join(root, 'packages');

const inputs = [
  path.join(root, 'pnpm-lock.yaml'),
  path.join(packages, 'embed', 'vite.config.ts'),
  path.join(packages, 'embed', 'no-page-styles.ts'),
  path.join(packages, 'ui', 'sheets'),
  ...['device', 'embed', 'languages', 'practice-machines', 'question-data', 'question-types', 'scoring', 'ui'].map(
    (name) => path.join(packages, name, 'src'),
  ),
];

/** The folder with `rehearse-question.js`, the element for pages without a build, and what it loads. */
export const embedFolder = path.join(root, 'node_modules', '.cache', 'embed');

/** Builds the element unless it is up to date. Resolves to whether it was built. */
export const buildEmbed = () =>
  makeIfStale(embedFolder, inputs, async () => {
    const { build } = await import('vite');
    const { NODE_ENV } = process.env;
    process.env['NODE_ENV'] = 'production';
    try {
      await build({
        root: path.join(packages, 'embed'),
        configFile: path.join(packages, 'embed', 'vite.config.ts'),
        logLevel: 'warn',
        build: { outDir: embedFolder },
      });
    } finally {
      if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
      else process.env['NODE_ENV'] = NODE_ENV;
    }
  });
