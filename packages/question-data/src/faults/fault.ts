/** What is wrong with a question whose fields are right one by one. */
export interface Fault {
  /** Keys and indexes that lead to the field. */
  readonly path: readonly (string | number)[];
  /** Follows the field's path in a sentence: `has 2 blanks, …`. */
  readonly says: string;
}

/** Checks what a schema can't say. The question fits the schema of its type. */
export type FindFaults<Question> = (question: Question) => Fault[];

/** `1 blank`, `2 blanks`. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** How many `{}` a template has. */
export const gapsIn = (template: string) => template.split('{}').length - 1;
