import type { Graded } from './answered.ts';
import type { EmbedRoot } from './embed-root.ts';
import type { QuestionOptions } from './options.ts';

/** What a question inside a shadow root is drawn from. */
export interface QuestionSurfaceProps extends QuestionOptions {
  root: EmbedRoot;
  /** Gets the answer of an earlier visit, which `onAnswered` had then. */
  onEarlier?: ((answered: Graded) => void) | undefined;
}
