import type { SourceItem } from '../schema.ts';
import type { Path } from '../sources.ts';

/** Options of an item, and where they stand in it. */
export interface Choice {
  readonly path: Path;
  readonly options: readonly string[];
  /** Number of the right one, counted from 1. */
  readonly answer: number;
}

/** The replies to each turn of a conversation. */
export function choicesOfTalk({ turns }: SourceItem<7>): Choice[] {
  return turns.map(({ options, answer }, index) => ({ path: ['turns', index], options, answer }));
}

/** Every choice of interactive reading. */
export function choicesOfReading({ blanks, missing, idea, heading }: SourceItem<9>): Choice[] {
  return [
    ...blanks.map((blank, index) => ({ path: ['blanks', index], ...blank })),
    { path: ['missing'], ...missing },
    { path: ['idea'], ...idea },
    { path: ['heading'], ...heading },
  ];
}
