import type { Tone } from '../../tokens/index.ts';

/** How long a message stays, in milliseconds. */
export const toastDurationMs = 2000;

export interface ToastMessage {
  id: number;
  text: string;
  tone: Extract<Tone, 'neutral' | 'positive' | 'critical'>;
}

/** A queue of toast messages. A host creates one and passes it to its `ToastRegion`. */
export interface Toaster {
  /** Shows a message for two seconds; the same text again restarts its timer. Returns the message's id. */
  show: (text: string, tone?: ToastMessage['tone']) => number;
  hide: (id: number) => void;
  /** Pauses all timers while the user hovers over or focuses the messages. */
  pause: () => void;
  resume: () => void;
  getMessages: () => readonly ToastMessage[];
  subscribe: (changed: () => void) => () => void;
}

/** Creates a toaster that shows at most three messages. */
export function createToaster(durationMs = toastDurationMs): Toaster {
  let messages: readonly ToastMessage[] = [];
  let nextId = 1;
  let paused = false;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  const set = (next: readonly ToastMessage[]) => {
    messages = next;
    for (const changed of listeners) changed();
  };
  const stop = (id: number) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  const start = (id: number) => {
    stop(id);
    if (!paused) timers.set(id, setTimeout(hide, durationMs, id));
  };
  function hide(id: number) {
    stop(id);
    set(messages.filter((message) => message.id !== id));
    if (messages.length === 0) paused = false;
  }

  return {
    show(text, tone = 'neutral') {
      const same = messages.find((message) => message.text === text && message.tone === tone);
      const id = same?.id ?? nextId++;
      if (!same) {
        for (const old of messages.slice(0, -2)) hide(old.id);
        set([...messages, { id, text, tone }]);
      }
      start(id);
      return id;
    },
    hide,
    pause() {
      paused = true;
      for (const { id } of messages) stop(id);
    },
    resume() {
      paused = false;
      for (const { id } of messages) start(id);
    },
    getMessages: () => messages,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
