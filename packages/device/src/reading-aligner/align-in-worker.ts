import type { AlignmentInput, ReadingAlignment } from '@rehearse/speech-alignment';

/** Aligns a reading off the main thread. */
export type Align = (input: AlignmentInput, signal: AbortSignal) => Promise<ReadingAlignment>;

/** The file of this package as the bundler emits it, unless there is another URL for it. */
const startWorker = (url?: string | URL): Worker =>
  url
    ? new Worker(url, { type: 'module' })
    : new Worker(new URL('./reading-aligner.worker.js', import.meta.url), { type: 'module' });

/** Aligns each reading in a worker of its own: an alignment takes a fraction of a second, and its memory is then freed. */
export function alignInWorker(url?: string | URL): Align {
  return (input, signal) =>
    new Promise<ReadingAlignment>((resolve, reject) => {
      const worker = startWorker(url);
      const end = (settle: () => void) => {
        worker.terminate();
        settle();
      };
      signal.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true });
      worker.onmessage = ({ data }) => end(() => resolve(data));
      worker.onerror = ({ message }) => end(() => reject(new Error(`The words could not be found: ${message}`)));
      worker.postMessage(input);
    });
}
