/** Converts the number of the correct option (from 1) to its text. */
export function buildChoice({ options, answer }: { options: string[]; answer: number }) {
  const text = options[answer - 1];
  if (text === undefined) throw new Error(`The answer is option ${answer}, but there are ${options.length} options.`);
  return { options, answer: text };
}
