import type { Sound } from './sound.ts';

/** A stretch of sound, in seconds. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Speech, and where each of its pieces is (see {@link piecesOf}); null for a piece that was not reported. */
export interface MarkedSound extends Sound {
  readonly marks: readonly (Span | null)[];
}

/** What a synthesizer speaks between two spaces. */
export interface Piece {
  readonly text: string;
  /** Index of its first character. */
  readonly from: number;
  /** Index after its last character. */
  readonly to: number;
}

/** The pieces of a text between spaces that contain something to speak. */
export function piecesOf(text: string): Piece[] {
  return [...text.matchAll(/\S+/g)]
    .filter(([piece]) => isSpoken(piece))
    .map(({ 0: piece, index }) => ({ text: piece, from: index, to: index + piece.length }));
}

/** Whether a text has something to speak. */
export const isSpoken = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
