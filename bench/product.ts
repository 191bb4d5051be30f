import { spawn } from 'node:child_process';
import path from 'node:path';

export const port = Number(process.env['BENCH_PORT'] ?? 8124);
export const origin = `http://localhost:${port}`;

/** Starts the product like `npm start`, with its own store. */
export async function startProduct(dataFolder: string) {
  const product = spawn(process.execPath, ['--conditions=@rehearse/source', 'tools/start.ts'], {
    cwd: path.join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: origin,
      REHEARSE_DATA: dataFolder,
      RATE_LIMIT_SCALE: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    product.stdout.on('data', (text: Buffer) => text.includes('Open') && resolve());
    product.once('exit', () => reject(new Error('The product did not start, so nothing was measured.')));
  });
  return product;
}

/** Logs in with the demo account and returns the value that the app stores under `authToken`. */
export async function demoToken(): Promise<string> {
  const body = JSON.stringify({ account: 'demo@example.org', password: 'rehearse-demo' });
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${origin}/api/public/login`, { method: 'POST', headers, body });
  const { data } = (await reply.json()) as { data: { accessToken: string; expiresAt: number } };
  return JSON.stringify(data);
}
