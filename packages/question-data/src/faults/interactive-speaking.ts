import type { FindFaults } from './fault.ts';
import { faultsOfOrders } from './orders.ts';

interface Asked {
  name: string;
  next?: string | undefined;
  branches: readonly { next: string }[];
}

interface Question {
  conversation: { questions: readonly Asked[] };
}

/** Questions with different names, and followers that exist and never lead back, so that every conversation ends. */
export const faults: FindFaults<Question> = ({ conversation: { questions } }) => {
  const path = ['conversation', 'questions'];
  const followers = new Map(
    questions.map(({ name, next, branches }) => [
      name,
      [...(next ? [next] : []), ...branches.map((branch) => branch.next)],
    ]),
  );
  const leadsTo = (goal: string, from: string, seen = new Set<string>()): boolean => {
    if (from === goal) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return (followers.get(from) ?? []).some((next) => leadsTo(goal, next, seen));
  };
  const unfit = (next: string, name: string, at: readonly (string | number)[]) => {
    if (!followers.has(next)) return [{ path: [...path, ...at], says: `is "${next}", but no question has this name.` }];
    return leadsTo(name, next)
      ? [{ path: [...path, ...at], says: `is "${next}", which leads back to "${name}".` }]
      : [];
  };
  return [
    ...faultsOfOrders(questions, 'name', path),
    ...questions.flatMap(({ name, next, branches }, from) => [
      ...(next ? unfit(next, name, [from, 'next']) : []),
      ...branches.flatMap((branch, index) => unfit(branch.next, name, [from, 'branches', index, 'next'])),
    ]),
  ];
};
