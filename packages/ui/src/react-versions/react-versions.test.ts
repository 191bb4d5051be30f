import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { JSDOM, VirtualConsole } from 'jsdom';
import { expect, it, vi } from 'vitest';

/** `page.tsx` with React 18, bundled as a host would. */
const { outputFiles } = await build({
  entryPoints: [path.join(import.meta.dirname, 'page.tsx')],
  absWorkingDir: path.join(import.meta.dirname, '../..'),
  bundle: true,
  write: false,
  outdir: 'out',
  format: 'iife',
  globalName: 'page',
  jsx: 'automatic',
  conditions: ['@rehearse/source'],
  define: { 'process.env.NODE_ENV': '"development"' },
  alias: { react: 'react-18', 'react-dom': 'react-dom-18' },
  logLevel: 'error',
  plugins: [vanillaExtractPlugin({ outputCss: false })],
});
const script = outputFiles.find((file) => file.path.endsWith('.js'))?.text;

it('questions are drawn and answered with React 18, which complains about nothing', async () => {
  const complaints: unknown[] = [];
  const virtualConsole = new VirtualConsole();
  const note = (...all: unknown[]) => void complaints.push(all);
  virtualConsole.on('error', note);
  virtualConsole.on('warn', note);
  virtualConsole.on('jsdomError', note);
  const { window } = new JSDOM('<!doctype html><body></body>', { runScripts: 'outside-only', virtualConsole });
  window.eval(`${script}; globalThis.played = page.play();`);
  const { result, ...rest } = window['played'];
  expect(rest).toEqual({ version: '18.2.0', letters: 'bridg', hasSheet: true });
  await vi.waitFor(() => expect(result()).toBe('Right Answer'));
  expect(complaints).toEqual([]);
});
