/** Version of the messages. A frame ignores those of a version that it doesn't know; so should a host page. */
export const frameProtocol = 1;

/** What a frame tells of a submitted answer. A recording stays in the frame: `answer` is empty then. */
export interface FrameAnswer {
  questionId: number;
  submoduleId: number;
  /** 0 to `maxScore`; null if nothing was measured. */
  score: number | null;
  maxScore: 1;
  answer: string;
  details: { answer: unknown; result: unknown };
  /** In seconds. */
  durationSeconds: number;
  /** An xAPI 1.0.3 statement without an actor. */
  xapi: object | null;
}

/** What happened in a frame. */
export type FrameEvent =
  /** The frame listens to its host. */
  | { type: 'ready'; questionId: number }
  /** The height of its content in CSS pixels. */
  | { type: 'resize'; height: number }
  /** An answer was submitted. */
  | { type: 'answered'; answered: FrameAnswer }
  /** The question can't be shown, or nothing can be stored. `code` as that of the element's `error` event. */
  | { type: 'error'; code: string; message: string };

/** A message of a frame to the page around it, by `postMessage`. */
export type FrameMessage = { source: 'rehearse'; version: typeof frameProtocol } & FrameEvent;

/** What a page can ask of a frame. */
export type HostRequest =
  /** Start, as if the learner had pressed Start. */
  | { type: 'start' }
  | { type: 'theme'; theme: 'auto' | 'light' | 'dark' }
  /** A language of the screen, such as `zh`; unknown ones are ignored. */
  | { type: 'locale'; locale: string }
  /** Send `ready` and `resize` again, for pages that began to listen late. */
  | { type: 'measure' };

/** A message of a page to a frame in it, by `postMessage` with the frame's origin as its target. */
export type HostMessage = { source: 'rehearse-host'; version: typeof frameProtocol } & HostRequest;

const isTheme = (value: unknown) => value === 'auto' || value === 'light' || value === 'dark';

/** Reads what a page sent to a frame; null for anything else. The sender has to be checked by the caller. */
export function readHostMessage(data: unknown): HostRequest | null {
  if (typeof data !== 'object' || data === null) return null;
  const { source, version, type, theme, locale } = data as Record<string, unknown>;
  if (source !== 'rehearse-host' || version !== frameProtocol) return null;
  if (type === 'start' || type === 'measure') return { type };
  if (type === 'theme' && isTheme(theme)) return { type, theme: theme as 'auto' | 'light' | 'dark' };
  if (type === 'locale' && typeof locale === 'string') return { type, locale };
  return null;
}
