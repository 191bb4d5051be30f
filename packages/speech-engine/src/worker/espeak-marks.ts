import type { EspeakEvent } from '@echogarden/espeak-ng-emscripten';
import { piecesOf, type Span } from './pieces.ts';

/**
 * Where each piece of a text is, from espeak-ng's events. espeak-ng speaks some pairs of words as one, such as "of the", and
 * then reports the first word only.
 */
export function toMarks(text: string, events: readonly EspeakEvent[]): (Span | null)[] {
  const pieces = piecesOf(text);
  const pieceOf = ({ text_position }: EspeakEvent) =>
    pieces.findIndex(({ from, to }) => text_position - 1 >= from && text_position - 1 < to);
  const marks: (Span | null)[] = pieces.map(() => null);
  let current = -1;
  for (const event of events) {
    const seconds = event.audio_position / 1000;
    const next = event.type === 'word' ? pieceOf(event) : isPause(event) ? -1 : current;
    if (next === current) continue;
    const open = marks[current];
    if (open) marks[current] = { start: open.start, end: seconds };
    const known = marks[next];
    if (next >= 0) marks[next] = { start: known?.start ?? seconds, end: seconds };
    current = next;
  }
  return marks;
}

const isPause = ({ type, id }: EspeakEvent) => type === 'end' || (type === 'phoneme' && id === '');
