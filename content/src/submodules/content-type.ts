import type { LocalizedText } from '@rehearse/languages';
import type { z } from 'zod';
import type { Level } from '../catalogue.ts';
import type { PriorDifficulty } from '../levels/prior-difficulty.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Path } from '../sources.ts';
import type { TextField } from '../text-fields.ts';
import type { Choice } from './choices.ts';
import type { BuildContext } from './context.ts';

/** Why the right answer to a part of an item is right, with its path. */
export interface Explanation {
  readonly path: Path;
  readonly said: LocalizedText;
}

/** All that the question bank knows of a question type. */
export interface ContentType<Source extends z.ZodType, Payload extends z.ZodType, Item> {
  /** What an item of its source files must look like. */
  readonly source: Source;
  /** What the API serves of a question. Fields are those of the contract's question detail. */
  readonly payload: Payload;
  /** Makes the questions of a written item: adds what its source leaves out. One, but for passages that give two. */
  complete(item: z.infer<Source>, lexicon: Lexicon): Item[];
  /** How hard an item is by its measures; absent where an author set the level. */
  difficulty?(item: NoInfer<Item>, lexicon: Lexicon): PriorDifficulty;
  /** The texts that a learner reads, hears or is shown as a sample, without options. */
  texts(item: NoInfer<Item>): TextField[];
  /** Every choice of an item, if it has any. */
  choices?(item: NoInfer<Item>): Choice[];
  /** Explanations of an item's parts, if it has any. */
  explanations?(item: NoInfer<Item>): Explanation[];
  /**
   * Turns an item into the payload.
   *
   * @throws Error when the item is inconsistent or its picture is missing
   */
  build(item: NoInfer<Item>, context: BuildContext): z.infer<Payload>;
}

/** Infers the item from the schema and from what completes it. */
export const defineContent = <
  Source extends z.ZodType,
  Payload extends z.ZodType,
  Item extends { id: number; level: Level },
>(
  type: ContentType<Source, Payload, Item>,
) => type;
