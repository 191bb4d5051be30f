import type { Path } from '../sources.ts';

/** A multiple choice of an item, with its path. */
export interface Choice {
  readonly path: Path;
  readonly options: readonly string[];
  /** Number of the correct option, from 1. */
  readonly answer: number;
}

type Options = Pick<Choice, 'options' | 'answer'>;

interface ReadingChoices {
  readonly blanks: readonly Options[];
  readonly missing: Options;
  readonly idea: Options;
  readonly heading: Options;
}

/** The replies to each turn of a conversation. */
export function choicesOfTalk({ turns }: { turns: readonly Options[] }): Choice[] {
  return turns.map(({ options, answer }, index) => ({ path: ['turns', index], options, answer }));
}

/** All choices of interactive reading. */
export function choicesOfReading({ blanks, missing, idea, heading }: ReadingChoices): Choice[] {
  return [
    ...blanks.map((blank, index) => ({ path: ['blanks', index], ...blank })),
    { path: ['missing'], ...missing },
    { path: ['idea'], ...idea },
    { path: ['heading'], ...heading },
  ];
}
