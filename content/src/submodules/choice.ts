/** Options and the text of the right one, from options and its number counted from 1. */
export function buildChoice({ options, answer }: { options: string[]; answer: number }) {
  const text = options[answer - 1];
  if (text === undefined) throw new Error(`The answer is option ${answer}, but there are ${options.length} options.`);
  return { options, answer: text };
}
