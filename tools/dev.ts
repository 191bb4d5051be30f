/** `npm run dev`: the server restarts and the app reloads as files change. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createServer } from 'vite';
import { makePack, packFile } from './build-pack.ts';

const root = path.join(import.meta.dirname, '..');
const port = Number(process.env['PORT'] ?? 8080);
const apiPort = port + 1;
const api = `http://127.0.0.1:${apiPort}`;

await makePack();

const server: ChildProcess = spawn(
  process.execPath,
  ['--conditions=@rehearse/source', '--watch', path.join(root, 'apps/api/src/main.ts')],
  {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(apiPort), PUBLIC_URL: `http://localhost:${port}`, CONTENT_PACK: packFile },
  },
);

process.env['API_ORIGIN'] = api;
const web = await createServer({ root: path.join(root, 'apps/web'), server: { port, strictPort: true } });
await web.listen();
web.printUrls();

const stop = async () => {
  server.kill('SIGTERM');
  await web.close();
  process.exit(0);
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
