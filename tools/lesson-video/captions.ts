import type { Cue } from './narration.ts';

const two = (part: number) => String(part).padStart(2, '0');

/** Formats seconds for WebVTT: `00:01:02.345`. */
function timestamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const clock = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map((part) => two(Math.floor(part)));
  return `${clock.join(':')}.${String(ms % 1000).padStart(3, '0')}`;
}

/** Renders the captions of a language as a WebVTT file. */
export const captionsFile = (cues: readonly Cue[], language: 'en' | 'zh'): string =>
  ['WEBVTT', ...cues.map((cue) => `${timestamp(cue.start)} --> ${timestamp(cue.end)}\n${cue[language]}`), ''].join(
    '\n\n',
  );
