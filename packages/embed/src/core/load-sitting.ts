import { EmbedError } from './embed-error.ts';
import { type LoadedQuestion, loadQuestion } from './load-question.ts';
import type { SittingOptions } from './sitting-options.ts';

/**
 * Loads questions with their code, and checks their data.
 *
 * @throws {EmbedError} `data`, with the problems of all questions, or `load`
 */
export async function loadSitting(
  { questions, mediaBase }: Pick<SittingOptions, 'questions' | 'mediaBase'>,
  signal: AbortSignal,
): Promise<LoadedQuestion[]> {
  if (questions.length === 0)
    throw new EmbedError('data', 'There are no questions.', {
      problems: [{ path: '', message: 'There are no questions.' }],
    });
  const outcomes = await Promise.allSettled(questions.map((data) => loadQuestion({ data, mediaBase }, signal)));
  const errors = outcomes.map((outcome) => (outcome.status === 'rejected' ? (outcome.reason as unknown) : null));
  const problems = errors.flatMap((error, index) =>
    error instanceof EmbedError
      ? error.problems.map(({ path, message }) => ({
          path: `/${index}${path}`,
          message: `Question ${index + 1}: ${message}`,
        }))
      : [],
  );
  if (problems.length > 0) throw new EmbedError('data', problems.map(({ message }) => message).join(' '), { problems });
  const failed = errors.find((error) => error !== null);
  if (failed) throw failed;
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
}
