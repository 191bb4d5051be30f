import type { SourceItem } from '../schema.ts';
import type { Path } from '../sources.ts';

/** A multiple choice of an item, with its path. */
export interface Choice {
  readonly path: Path;
  readonly options: readonly string[];
  /** Number of the correct option, from 1. */
  readonly answer: number;
}

/** The replies to each turn of a conversation. */
export function choicesOfTalk({ turns }: SourceItem<7>): Choice[] {
  return turns.map(({ options, answer }, index) => ({ path: ['turns', index], options, answer }));
}

/** All choices of interactive reading. */
export function choicesOfReading({ blanks, missing, idea, heading }: SourceItem<9>): Choice[] {
  return [
    ...blanks.map((blank, index) => ({ path: ['blanks', index], ...blank })),
    { path: ['missing'], ...missing },
    { path: ['idea'], ...idea },
    { path: ['heading'], ...heading },
  ];
}
