/** Serves the whole product with a fresh data folder, for the end-to-end tests. */
import { rm } from 'node:fs/promises';
import { loadConfig, startServer } from '@rehearse/api';
import { buildEmbed } from '../tools/build-embed.ts';
import { makePack, packFile } from '../tools/build-pack.ts';
import { buildWeb, webFolder } from '../tools/build-web.ts';
import { school, startFrameHost } from './support/frame-host.ts';
import { lmsOrigins } from './support/lms.ts';
import { dataFolder, origin } from './support/place.ts';

await buildWeb();
await buildEmbed();
await makePack();
await rm(dataFolder, { recursive: true, force: true });
const server = await startServer(
  loadConfig({
    LOG_LEVEL: 'warn',
    RATE_LIMIT_SCALE: '1000',
    ...process.env,
    NODE_ENV: 'development',
    PUBLIC_URL: origin,
    EMBED_ANCESTORS: school,
    CMI5_ORIGINS: lmsOrigins.join(' '),
    WEB_FOLDER: webFolder,
    CONTENT_PACK: packFile,
    REHEARSE_DATA: dataFolder,
  }),
  // learners are made from it
  { demo: true },
);

const frameHost = await startFrameHost();

const stop = async () => {
  frameHost.closeAllConnections();
  frameHost.close();
  await server.close();
  await rm(dataFolder, { recursive: true, force: true });
  process.exit(0);
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
