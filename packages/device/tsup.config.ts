import { copyFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';

const entries = [
  ...[
    'index',
    'camera',
    'clock',
    'database',
    'drafts',
    'erasure',
    'join',
    'microphone',
    'outbox',
    'player',
    'recognizer',
  ],
  ...['reading-aligner', 'recordings', 'storage', 'tab-lock', 'voices'],
];

export default defineConfig({
  entry: Object.fromEntries(entries.map((name) => [name, name === 'index' ? 'src/index.ts' : `src/${name}/index.ts`])),
  format: ['esm'],
  target: 'es2022',
  dts: true,
  splitting: true,
  clean: true,
  sourcemap: true,
  // next to every entry and chunk, since the code loads them relative to itself
  onSuccess: async () => {
    await copyFile('src/microphone/recorder.worklet.js', 'dist/recorder.worklet.js');
    await copyFile('src/reading-aligner/reading-aligner.worker.js', 'dist/reading-aligner.worker.js');
  },
});
