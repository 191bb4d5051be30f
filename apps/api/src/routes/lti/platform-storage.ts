import { scriptJson } from './page.ts';

/** What a page asks of the platform's storage: LTI Client Side postMessages. */
export interface StorageRequest {
  readonly message: Readonly<{
    subject: 'lti.put_data' | 'lti.get_data';
    message_id: string;
    key: string;
    value?: string;
  }>;
  /** The origin of the platform's login address; messages of others are ignored. */
  readonly origin: string;
  /** The frame of the platform that has the storage, or `_parent`. */
  readonly target: string;
  readonly timeoutMs: number;
}

/** The parts of a window that {@link askPlatform} uses. */
export interface AskingWindow {
  readonly opener: unknown;
  readonly parent: unknown;
  addEventListener(type: 'message', listener: (event: { origin: string; data: unknown }) => void): void;
  setTimeout(run: () => void, ms: number): unknown;
}

/**
 * Asks the platform's storage and calls `done` once: with its answer, or with null after the time limit. It is sent to
 * browsers as text, so it may use nothing but its arguments.
 */
export function askPlatform(
  window: AskingWindow,
  { message, origin, target, timeoutMs }: StorageRequest,
  done: (value: string | null) => void,
): void {
  let isDone = false;
  const finish = (value: string | null) => {
    if (isDone) return;
    isDone = true;
    done(value);
  };
  window.addEventListener('message', (event) => {
    const data = event.data as { subject?: unknown; message_id?: unknown; value?: unknown } | null;
    if (event.origin !== origin || typeof data !== 'object' || data === null) return;
    if (data.subject !== `${message.subject}.response` || data.message_id !== message.message_id) return;
    finish(typeof data.value === 'string' ? data.value : null);
  });
  window.setTimeout(() => finish(null), timeoutMs);
  try {
    const platform = (window.opener ?? window.parent) as {
      frames: Record<string, { postMessage(message: unknown, origin: string): void }>;
      postMessage(message: unknown, origin: string): void;
    };
    const frame = target === '_parent' ? platform : platform.frames[target];
    frame?.postMessage(message, origin);
  } catch {
    finish(null);
  }
}

const timeoutMs = 3000;
const keyName = (state: string) => `rehearse_${state}`;

interface Kept {
  readonly state: string;
  readonly origin: string;
  readonly target: string;
}

/** Keeps the browser's secret with the platform, then goes to the platform's login. */
export function keepingScript({ state, origin, target, browserKey, url }: Kept & { browserKey: string; url: string }) {
  const message = { subject: 'lti.put_data', message_id: `put-${state}`, key: keyName(state), value: browserKey };
  return `(${askPlatform})(window, ${scriptJson({ message, origin, target, timeoutMs })}, () => location.replace(${scriptJson(url)}));`;
}

/** Gets the browser's secret back, then posts it to us; without one, shows how to go on. */
export function provingScript({ state, origin, target }: Kept) {
  const message = { subject: 'lti.get_data', message_id: `get-${state}`, key: keyName(state) };
  return `(${askPlatform})(window, ${scriptJson({ message, origin, target, timeoutMs })}, (value) => {
    if (value === null) { document.getElementById('waiting').hidden = true; document.getElementById('otherwise').hidden = false; return; }
    const form = document.getElementById('prove');
    form.elements.key.value = value;
    form.submit();
  });`;
}
