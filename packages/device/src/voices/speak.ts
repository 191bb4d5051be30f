import type { Clock, SpeakRequest, VoiceFailure, VoicesPort } from '@rehearse/practice-machines/ports';
import { CHARACTERS_PER_SECOND, type Piece, piecesOf, secondsOf } from './pieces.ts';

/** The browser's speech, as far as it is used. */
export type Synthesis = Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel' | 'resume' | 'speaking' | 'pending'> &
  Partial<Pick<SpeechSynthesis, 'addEventListener' | 'removeEventListener'>>;

/** What speaking needs. */
export interface SpeakEnvironment {
  synthesis: Synthesis;
  clock: Clock;
  createUtterance(text: string): SpeechSynthesisUtterance;
}

type SpeakListener = Parameters<VoicesPort['speak']>[1];

/** How long a voice may take to start. Online voices take up to two seconds. */
export const START_MS = 4000;
/** How much longer than estimated a piece may take before it counts as stalled. */
const SLOWEST = 1.6;
const STALL_MS = 3000;
const PROGRESS_MS = 250;
/** On some systems `cancel` removes what is spoken right after it: https://github.com/IDMNYU/p5.js-speech/issues/12. */
const AFTER_CANCEL_MS = 60;

const failures: Partial<Record<string, VoiceFailure>> = {
  'not-allowed': 'blocked',
  interrupted: 'interrupted',
  canceled: 'interrupted',
  'audio-busy': 'interrupted',
  'voice-unavailable': 'missing',
  'language-unavailable': 'missing',
};

/**
 * Speaks a text piece by piece. Progress comes from word boundaries and, between them, from the clock: Google's voices in
 * Chrome report no boundaries (https://issues.chromium.org/issues/40715888).
 */
export function speakText(
  { synthesis, clock, createUtterance }: SpeakEnvironment,
  voice: SpeechSynthesisVoice,
  { text, rate }: SpeakRequest,
  listener: SpeakListener,
): () => void {
  const pieces = piecesOf(text, rate);
  const lengthSeconds = secondsOf(text);
  let isOver = false;
  let isStarted = false;
  let position = 0;
  let timeout: unknown;
  let ticks: unknown;
  // Chrome drops the events of an utterance that nothing refers to
  let utterance: SpeechSynthesisUtterance | undefined;

  function end(report: () => void): void {
    if (isOver) return;
    isOver = true;
    clock.clearTimeout(timeout);
    clock.clearTimeout(ticks);
    globalThis.removeEventListener?.('pagehide', leave);
    silence();
    report();
  }

  /** Stops the voice, and ignores what it still reports. */
  function silence(): void {
    if (utterance) utterance.onstart = utterance.onboundary = utterance.onend = utterance.onerror = null;
    if (synthesis.speaking || synthesis.pending) synthesis.cancel();
  }

  const fail = (reason: VoiceFailure) => end(() => listener.onFailed(reason));

  /** Fails unless it is called again in time. */
  function expect(withinMs: number): void {
    clock.clearTimeout(timeout);
    timeout = clock.setTimeout(() => fail('broken'), withinMs);
  }

  function speakPiece(piece: Piece, rest: readonly Piece[]): void {
    try {
      expect(START_MS);
      utterance = utteranceOf(piece, rest);
      synthesis.speak(utterance);
    } catch {
      fail('broken');
    }
  }

  function utteranceOf(piece: Piece, rest: readonly Piece[]): SpeechSynthesisUtterance {
    const spoken = createUtterance(piece.text);
    let reached = piece.start / CHARACTERS_PER_SECOND;
    let reachedAt = clock.now();
    let startedAt: number | null = null;
    const endOfPiece = Math.min(lengthSeconds, (piece.start + piece.text.length) / CHARACTERS_PER_SECOND);

    const report = () => {
      const passed = ((clock.now() - reachedAt) / 1000) * rate;
      position = Math.max(position, Math.min(endOfPiece, reached + passed));
      listener.onProgress(position, lengthSeconds);
    };
    const tick = () => {
      report();
      if (!isOver) ticks = clock.setTimeout(tick, PROGRESS_MS);
    };
    const reach = (seconds: number) => {
      reached = seconds;
      reachedAt = clock.now();
      expect(STALL_MS + (Math.max(0, endOfPiece - seconds) / rate) * SLOWEST * 1000);
    };

    spoken.voice = voice;
    // Chrome for Android ignores the voice and goes by the language
    spoken.lang = voice.lang.replaceAll('_', '-');
    spoken.rate = rate;
    spoken.onstart = () => {
      if (startedAt !== null) return;
      startedAt = clock.now();
      reach(reached);
      if (!isStarted) {
        isStarted = true;
        listener.onStarted();
      }
      if (!isOver) ticks = clock.setTimeout(tick, PROGRESS_MS);
    };
    spoken.onboundary = ({ charIndex }) => {
      if (startedAt === null || !(charIndex > 0)) return;
      reach(Math.max(reached, Math.min(endOfPiece, (piece.start + charIndex) / CHARACTERS_PER_SECOND)));
      report();
    };
    spoken.onend = () => {
      const leastMs = (secondsOf(piece.text) / rate) * 1000 * 0.2;
      // an unavailable service may “end” at once, without a sound
      if (startedAt === null || clock.now() - startedAt < leastMs) return fail('broken');
      clock.clearTimeout(ticks);
      const [next, ...others] = rest;
      if (next) speakPiece(next, others);
      else end(() => listener.onEnded());
    };
    spoken.onerror = ({ error }) => fail(failures[error] ?? 'broken');
    return spoken;
  }

  /** Chrome goes on speaking after a page was left. */
  const leave = () => synthesis.cancel();

  function begin(): void {
    // a page that was left while paused leaves the queue paused
    synthesis.resume();
    const [first, ...rest] = pieces;
    if (first) speakPiece(first, rest);
    else fail('broken');
  }

  globalThis.addEventListener?.('pagehide', leave);
  if (synthesis.speaking || synthesis.pending) {
    synthesis.cancel();
    timeout = clock.setTimeout(begin, AFTER_CANCEL_MS);
  } else begin();
  return () => end(() => {});
}
