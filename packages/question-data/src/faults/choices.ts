import type { Fault } from './fault.ts';

interface Choice {
  options: readonly string[];
  answer: string;
}

/** Faults of a choice: its answer is none of its options, or an option is there twice. */
export function faultsOfChoice({ options, answer }: Choice, path: Fault['path']): Fault[] {
  const twice = options.findIndex((option, index) => options.indexOf(option) < index);
  return [
    ...(options.includes(answer)
      ? []
      : [{ path: [...path, 'answer'], says: 'must be one of the options, letter by letter.' }]),
    ...(twice < 0 ? [] : [{ path: [...path, 'options', twice], says: 'is the same as an earlier option.' }]),
  ];
}
