import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '../../tools/chromium.ts';
import { writeMicrophone } from '../microphone.ts';

/** `E2E_PORT` lets two copies of the repository run their journeys at the same time. */
export const port = Number(process.env.E2E_PORT ?? 8123);

export const origin = `http://localhost:${port}`;

/** What the server of the journeys writes; a run begins by emptying it. */
export const dataFolder = path.join(tmpdir(), `rehearse-e2e-${port}`);

const microphone = writeMicrophone(path.join(import.meta.dirname, '../../node_modules/.cache/microphone.wav'));

/** A browser with a microphone into which a voice speaks. */
export const launchOptions = {
  ...findChromium(),
  args: [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${microphone}`,
  ],
};
