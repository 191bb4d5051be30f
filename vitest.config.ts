import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { articles } from './apps/web/vite-articles.ts';
import { findChromium } from './tools/chromium.ts';

const source = '@rehearse/source';
const resolve = { conditions: [source, ...defaultClientConditions] };
const ssr = { resolve: { conditions: [source, ...defaultServerConditions] } };

/** Every story in a real browser, under one theme: its `play`, and axe on what it leaves on screen. */
const stories = (name: string, theme: 'light' | 'dark'): TestProjectInlineConfiguration => ({
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
  resolve,
  define: { 'import.meta.env.STORYBOOK_THEME': JSON.stringify(theme) },
  test: {
    name,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: findChromium() }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/{scoring,question-types,practice-machines,device,api-client,speech-engine}/src/**/*.test.ts',
            'content/src/**/*.test.ts',
            'apps/web/*.test.ts',
            'tools/**/*.test.ts',
          ],
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
        plugins: [react(), vanillaExtractPlugin(), articles()],
        resolve,
        ssr,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['packages/ui/src/**/*.test.{ts,tsx}', 'apps/web/src/**/*.test.{ts,tsx}'],
        },
      },
      stories('storybook', 'light'),
      stories('storybook-dark', 'dark'),
    ],
  },
});
