import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '../../tools/chromium.ts';
import { writeMicrophone } from '../microphone.ts';

/** Set `E2E_PORT` to run the end-to-end tests of two working copies at the same time. */
export const port = Number(process.env.E2E_PORT ?? 8123);

export const origin = `http://localhost:${port}`;

/** Data folder of the test server; emptied at the start of a run. */
export const dataFolder = path.join(tmpdir(), `rehearse-e2e-${port}`);

const microphone = writeMicrophone(path.join(import.meta.dirname, '../../node_modules/.cache/microphone.wav'));

/** Launch options for a browser with a fake microphone that plays a voice. */
export const launchOptions = {
  ...findChromium(),
  args: [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${microphone}`,
  ],
};
