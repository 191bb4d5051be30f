/** A mistake that a corrector found: a range of the text and what may replace it, the best first. */
export interface FoundMistake {
  start: number;
  end: number;
  fixes: readonly string[];
}

/** Anything that finds mistakes in a text. */
export type Corrector = (text: string) => Promise<readonly FoundMistake[]>;
