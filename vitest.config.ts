import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { articles } from './apps/web/vite-articles.ts';
import { findChromium } from './tools/chromium.ts';

const source = '@rehearse/source';
const resolve = { conditions: [source, ...defaultClientConditions] };
const ssr = { resolve: { conditions: [source, ...defaultServerConditions] } };

const sourcePlugins = [react(), vanillaExtractPlugin(), articles()];

export default defineConfig({
  test: {
    // A worker for each core; the default leaves one idle.
    maxWorkers: '100%',
    projects: [
      {
        plugins: sourcePlugins,
        resolve,
        ssr,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{packages,content,tools,apps/web}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.dom.test.ts'],
        },
      },
      {
        resolve,
        // As Node itself resolves: with the condition "module" the AWS SDK loads files that only bundlers can read.
        ssr: { resolve: { conditions: [source, 'node'] } },
        test: {
          name: 'api',
          environment: 'node',
          pool: 'forks',
          include: ['apps/api/src/**/*.test.ts'],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          // Real databases and processes, on machines that do other things too.
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
          include: ['{packages/ui,apps/web}/src/**/*.test.tsx', '{packages/ui,apps/web}/src/**/*.dom.test.ts'],
        },
      },
      {
        // Every story in a real browser: its `play`, and axe on what it leaves on screen, under both themes.
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
        resolve,
        test: {
          name: 'storybook',
          // As in Storybook itself, all stories are drawn in one page.
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
