import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { writeMicrophone } from './e2e/microphone.ts';
import { findChromium } from './tools/chromium.ts';

const port = 8123;

const microphone = writeMicrophone(path.join(import.meta.dirname, 'node_modules/.cache/microphone.wav'));

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${port}`,
    permissions: ['microphone'],
    trace: 'retain-on-failure',
    launchOptions: {
      ...findChromium(),
      args: [
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-audio-capture=${microphone}`,
      ],
    },
  },
  webServer: {
    command: 'node --conditions=@rehearse/source e2e/serve.ts',
    url: `http://localhost:${port}/readyz`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
