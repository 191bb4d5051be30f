import { checkQuestion, type Problem } from '@rehearse/question-data';

/** What a text is as a question. `problems` is empty if it can be asked. */
export interface ReadQuestion {
  /** Undefined if the text isn't JSON. */
  data: unknown;
  problems: readonly Problem[];
  /** Fields that are ignored. */
  warnings: readonly Problem[];
}

const problemOf = (cause: unknown): Problem => ({
  path: '',
  message: `This is not JSON yet. ${cause instanceof Error ? cause.message : ''}`,
});

export function readJson(text: string): ReadQuestion {
  try {
    const data: unknown = JSON.parse(text);
    const result = checkQuestion(data);
    return result.ok
      ? { data, problems: [], warnings: result.warnings }
      : { data, problems: result.problems, warnings: [] };
  } catch (cause) {
    return { data: undefined, problems: [problemOf(cause)], warnings: [] };
  }
}
