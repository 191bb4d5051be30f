import path from 'node:path';
import { build, defaultClientConditions } from 'vite';
import { rehearseStyles } from '../../packages/ui/sheets/vite.ts';

/** Bundles `guest.tsx` into a classic script. Class names agree with `styles.css`, which has the same root. */
export async function buildGuest(): Promise<string> {
  const output = await build({
    root: path.join(import.meta.dirname, '../../packages/ui'),
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [rehearseStyles({ identifiers: 'short' })],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: { conditions: ['@rehearse/source', ...defaultClientConditions] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: path.join(import.meta.dirname, 'guest.tsx'), formats: ['iife'], name: 'guest' },
    },
  });
  const [bundle] = [output].flat();
  if (!bundle || !('output' in bundle)) throw new Error('The bundle of the guest was not made.');
  return bundle.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
}
