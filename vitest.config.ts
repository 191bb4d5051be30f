import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { articles } from './apps/web/vite-articles.ts';
import { rehearseStyles } from './packages/ui/sheets/vite.ts';
import { findChromium } from './tools/chromium.ts';

const source = '@rehearse/source';
const resolve = { conditions: [source, ...defaultClientConditions] };
const ssr = { resolve: { conditions: [source, ...defaultServerConditions] } };

const sourcePlugins = [react(), rehearseStyles(), articles()];

export default defineConfig({
  test: {
    // One worker per core; the default leaves one idle.
    maxWorkers: '100%',
    projects: [
      {
        plugins: sourcePlugins,
        resolve,
        ssr,
        test: {
          name: 'node',
          environment: 'node',
          // Files share their modules, which takes a third off their time. Tests that replace modules are in `dom`.
          isolate: false,
          include: ['{packages,content,tools,apps/web}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.dom.test.ts'],
        },
      },
      {
        resolve,
        // Resolve like Node: with the condition "module" the AWS SDK loads files that only bundlers can read.
        ssr: { resolve: { conditions: [source, 'node'] } },
        test: {
          name: 'api',
          environment: 'node',
          pool: 'forks',
          isolate: false,
          include: ['apps/api/src/**/*.test.ts'],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          // These tests use real databases and processes, and may run on busy machines.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: sourcePlugins,
        resolve,
        ssr,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: [
            '{packages/ui,packages/embed,apps/web}/src/**/*.test.tsx',
            '{packages/ui/src,packages/embed/src,apps/web/src,tools}/**/*.dom.test.ts',
          ],
        },
      },
      {
        // Every story in a real browser: runs its `play` function, then axe in both themes.
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
        resolve,
        test: {
          name: 'storybook',
          // All stories run in one page, as in Storybook itself.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: findChromium() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
