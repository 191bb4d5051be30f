import type { Upload } from './options.ts';

/** `share`: 0..1 of what was sent; null if the host doesn't say. */
export type UploadState =
  | { phase: 'none' }
  | { phase: 'uploading'; share: number | null }
  | { phase: 'failed' }
  | { phase: 'done' };

/** The upload of the newest recording of a question. */
export interface Uploads {
  state(): UploadState;
  /** Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Resolves to the URL, however often it takes. Never rejects; stays pending after `cancel` and `reset`. */
  send(file: Blob, onFailed: (cause: unknown) => void): Promise<string>;
  /** Tries again after a failure. */
  retry(): void;
  /** Forgets an upload, for another recording. */
  reset(): void;
  /** Ends the upload under way. */
  cancel(): void;
}

interface UploadsOptions {
  questionId: number;
  submoduleId: number;
  upload: () => Upload | undefined;
}

export function createUploads({ upload, ...question }: UploadsOptions): Uploads {
  const listeners = new Set<() => void>();
  let state: UploadState = { phase: 'none' };
  let under = new AbortController();
  let again = () => {};

  function become(next: UploadState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function attempt(file: Blob, signal: AbortSignal): Promise<string> {
    const store = upload();
    if (!store) throw new Error('The page stores no recordings: it gave no onUpload.');
    become({ phase: 'uploading', share: null });
    const onProgress = (share: number) => {
      if (!signal.aborted && state.phase === 'uploading') become({ phase: 'uploading', share });
    };
    return store(file, { ...question, type: file.type, onProgress, signal });
  }

  function cancel(): void {
    under.abort();
    under = new AbortController();
    again = () => {};
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(file, onFailed) {
      const { signal } = under;
      return new Promise((resolve) => {
        const run = () => {
          again = () => {};
          attempt(file, signal).then(
            (url) => {
              if (signal.aborted) return;
              become({ phase: 'done' });
              resolve(url);
            },
            (cause: unknown) => {
              if (signal.aborted) return;
              again = run;
              become({ phase: 'failed' });
              onFailed(cause);
            },
          );
        };
        globalThis.addEventListener?.('online', () => again(), { signal });
        run();
      });
    },
    retry: () => again(),
    reset() {
      cancel();
      become({ phase: 'none' });
    },
    cancel,
  };
}
