import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { inLayer } from './layer.ts';
import { browsers } from './shadow-text.ts';

const home = fileURLToPath(new URL('..', import.meta.url));
const areas = ['styles', 'components/index', 'practice/index', 'screens/index'];

/**
 * The text of `styles.css`: all styles in one layer, the theme first. Class names come from file paths, so they agree with
 * those of the built scripts.
 */
export async function allStyles(): Promise<string> {
  const result = await build({
    absWorkingDir: home,
    stdin: { contents: areas.map((area) => `import './src/${area}.ts';`).join('\n'), resolveDir: home },
    bundle: true,
    write: false,
    outdir: 'dist',
    format: 'esm',
    platform: 'browser',
    packages: 'external',
    minify: true,
    target: browsers,
    logLevel: 'error',
    ignoreAnnotations: true,
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  });
  const css = result.outputFiles.find((file) => file.path.endsWith('.css'));
  if (!css) throw new Error('No styles came out of the build: check that src/styles.ts imports the theme.');
  return inLayer(css.text);
}
