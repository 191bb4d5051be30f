import { defineConfig } from '@playwright/test';
import { launchOptions, origin, port } from './e2e/support/place.ts';

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  forbidOnly: true,
  use: {
    baseURL: origin,
    permissions: ['microphone'],
    // without pictures of every frame: drawing and packing them took a good part of every journey
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions,
  },
  webServer: {
    command: 'node --conditions=@rehearse/source e2e/serve.ts',
    url: `${origin}/readyz`,
    // it builds the product first
    timeout: 180_000,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
