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
    // A trace takes a fifth of a journey's time. A failure leaves a picture and the page's tree; `--trace on` shows the rest.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A worker loads and keeps all of the app's files (600), in every journey anew. Those about lost connections allow it.
    serviceWorkers: 'block',
    launchOptions,
  },
  webServer: {
    command: 'node --conditions=@rehearse/source e2e/serve.ts',
    url: `${origin}/readyz`,
    // includes the build
    timeout: 180_000,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
