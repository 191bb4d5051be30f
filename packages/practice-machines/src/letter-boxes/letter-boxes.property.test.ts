import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createFakeClock } from '../shared/fakes/clock.ts';
import { letterBoxesOn } from './letter-boxes.machine.ts';
import type { LetterBoxesEvent, LetterSegment } from './letter-boxes.types.ts';
import { letterBoxView } from './letter-boxes.view.ts';

type Clues = readonly (string | null)[];

/**
 * A reference model of letter boxes as one flat row of boxes. It is independent of the machine, and deliberately simple.
 */
class Model {
  /** Every box of every word, in reading order. */
  readonly line: { word: number; box: number; clue: string | null; letter: string }[];
  private readonly words: readonly Clues[];
  /** Index in `line`. */
  cursor: number;

  constructor(words: readonly Clues[]) {
    this.words = words;
    this.line = words.flatMap((clues, word) => clues.map((clue, box) => ({ word, box, clue, letter: '' })));
    this.cursor = Math.max(0, this.open[0] ?? 0);
  }

  private get open() {
    return this.line.flatMap(({ clue }, index) => (clue === null ? [index] : []));
  }

  private at(word: number, box: number) {
    return this.line.findIndex((each) => each.word === word && each.box === box);
  }

  private put(index: number, letter: string) {
    const box = this.line[index];
    if (box) box.letter = letter;
  }

  private after(index: number) {
    return this.open.find((each) => each > index) ?? index;
  }

  private before(index: number) {
    return this.open.filter((each) => each < index).at(-1) ?? index;
  }

  /** Pasting a whole word, given letters included, fills in its missing letters. */
  private withoutGiven(word: number, text: string) {
    const letters = [...text].filter((letter) => letter.trim() !== '');
    const clues = this.words[word] ?? [];
    const fits = (clue: string | null, index: number) => clue === null || clue === letters[index]?.toLowerCase();
    return letters.length === clues.length && clues.every(fits)
      ? letters.filter((_, index) => clues[index] === null)
      : letters;
  }

  apply(event: LetterBoxesEvent) {
    if (event.type === 'cursor.move') {
      const { open, cursor } = this;
      const ends = { first: open[0], last: open.at(-1), next: this.after(cursor), previous: this.before(cursor) };
      this.cursor = ends[event.to] ?? cursor;
    } else if (event.type === 'answer.fill') {
      const letters = this.withoutGiven(event.word, event.text);
      for (const index of this.open) if (this.line[index]?.word === event.word) this.put(index, letters.shift() ?? '');
    } else if ('box' in event) {
      const index = this.at(event.word, event.box);
      if (this.line[index]?.clue !== null) return;
      if (event.type === 'cursor.place') this.cursor = index;
      else if (event.type === 'answer.erase') {
        this.put(index, '');
        this.cursor = this.before(index);
      } else if (event.type === 'answer.type') {
        const letter = [...event.letter.trim()].at(-1) ?? '';
        this.put(index, letter);
        this.cursor = letter === '' ? index : this.after(index);
      } else if (event.type === 'answer.paste') {
        let place = index;
        for (const letter of this.withoutGiven(event.word, event.text)) {
          this.put(place, letter);
          if (this.after(place) === place) break;
          place = this.after(place);
        }
        this.cursor = place;
      }
    }
  }
}

const clue = fc.option(fc.constantFrom('a', 'b', 'c'), { freq: 2 });
const words = fc
  .array(fc.array(clue, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 })
  .filter((all) => all.flat().includes(null));
const letter = fc.constantFrom('a', 'b', 'c', 'A', 'é', 'ß', '😀', ' ', '');
const letters = fc.array(letter, { maxLength: 8 }).map((all) => all.join(''));
const place = { word: fc.nat(4), box: fc.nat(5) };
const event: fc.Arbitrary<LetterBoxesEvent> = fc.oneof(
  fc.record({ type: fc.constant('answer.type' as const), ...place, letter: fc.oneof(letter, letters) }),
  fc.record({ type: fc.constant('answer.erase' as const), ...place }),
  fc.record({ type: fc.constant('answer.paste' as const), ...place, text: letters }),
  fc.record({ type: fc.constant('answer.fill' as const), word: place.word, text: letters }),
  fc.record({ type: fc.constant('cursor.place' as const), ...place }),
  fc.record({
    type: fc.constant('cursor.move' as const),
    to: fc.constantFrom('previous' as const, 'next' as const, 'first' as const, 'last' as const),
  }),
);

it('behaves like the reference model, for any words and any keys', () => {
  fc.assert(
    fc.property(words, fc.array(event, { maxLength: 30 }), (all, events) => {
      const segments = all.map((clues): LetterSegment => ({ kind: 'word', clues, answer: 'a'.repeat(clues.length) }));
      const input = { question: { questionId: 1, segments }, durationSeconds: null, mode: 'timed' } as const;
      const actor = createActor(letterBoxesOn({ clock: createFakeClock() }), { input }).start();
      const model = new Model(all);
      for (const each of events) {
        actor.send(each);
        model.apply(each);
        const snapshot = actor.getSnapshot();
        const shown = model.line.map((box) => letterBoxView(snapshot, box).letter);
        expect(shown).toEqual(model.line.map((box) => box.clue ?? box.letter));
        const { word, box } = model.line[model.cursor] ?? {};
        expect(snapshot.context.cursor).toEqual({ word, box });
      }
      actor.stop();
    }),
    { numRuns: 300 },
  );
});

it('treats a paste like the same keys pressed one by one', () => {
  fc.assert(
    fc.property(words, fc.array(fc.constantFrom('x', 'y', 'z'), { minLength: 1, maxLength: 12 }), (all, keys) => {
      const open = all.flat().filter((each) => each === null).length;
      const segments = all.map((clues): LetterSegment => ({ kind: 'word', clues, answer: 'a'.repeat(clues.length) }));
      const input = { question: { questionId: 1, segments }, durationSeconds: null, mode: 'timed' } as const;
      const start = () => createActor(letterBoxesOn({ clock: createFakeClock() }), { input }).start();
      const [typed, pasted] = [start(), start()];
      const text = keys.slice(0, open).join('');
      for (const key of text) {
        typed.send({ type: 'answer.type', ...typed.getSnapshot().context.cursor, letter: key });
      }
      const whole = all[pasted.getSnapshot().context.cursor.word] ?? [];
      fc.pre(text.length !== whole.length || whole.every((each) => each === null));
      pasted.send({ type: 'answer.paste', ...pasted.getSnapshot().context.cursor, text });
      expect(pasted.getSnapshot().context.entries).toEqual(typed.getSnapshot().context.entries);
      expect(pasted.getSnapshot().context.cursor).toEqual(typed.getSnapshot().context.cursor);
      typed.stop();
      pasted.stop();
    }),
  );
});
