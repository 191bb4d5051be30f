import type { Path } from '../sources.ts';

/** What the form of a conversation depends on. */
interface TreeQuestion {
  readonly name: string;
  readonly branches?: readonly { readonly next: string }[] | undefined;
  readonly next?: string | undefined;
}

interface TreeFault {
  readonly path: PropertyKey[];
  readonly message: string;
}

const fewestBranches = 3;
/** How many questions a learner answers, whatever is said. */
const length = { least: 6, most: 8 } as const;

/**
 * Finds what is wrong with the form of a conversation: it starts with the first question, every question can be reached,
 * none comes twice, and every way through it has six to eight questions.
 */
export function faultsOfTree(questions: readonly TreeQuestion[]): TreeFault[] {
  const byName = new Map(questions.map((question) => [question.name, question]));
  const faults: TreeFault[] = questions.flatMap((question, index) => faultsOfQuestion(question, index, byName));
  if (byName.size < questions.length) faults.push({ path: [], message: 'Two questions have the same name.' });
  const branches = questions.reduce((sum, question) => sum + (question.branches?.length ?? 0), 0);
  if (branches < fewestBranches) faults.push({ path: [], message: `There are fewer than ${fewestBranches} branches.` });
  return faults.length > 0 ? faults : faultsOfWays(questions, byName);
}

function faultsOfQuestion(
  { branches = [], next }: TreeQuestion,
  index: number,
  byName: ReadonlyMap<string, TreeQuestion>,
): TreeFault[] {
  const faultAt = (path: Path, message: string): TreeFault => ({ path: [index, ...path], message });
  const targets = branches.map((branch, place) => ({ name: branch.next, path: ['branches', place, 'next'] }));
  const all = next === undefined ? targets : [...targets, { name: next, path: ['next'] }];
  return [
    ...(branches.length > 0 && next === undefined
      ? [faultAt([], 'needs a next question that fits any answer, besides its branches.')]
      : []),
    ...all.flatMap(({ name, path }) => (byName.has(name) ? [] : [faultAt(path, `There is no question ${name}.`)])),
    ...targets.flatMap(({ name, path }) => (name === next ? [faultAt(path, 'leads where next leads.')] : [])),
  ];
}

function faultsOfWays(questions: readonly TreeQuestion[], byName: ReadonlyMap<string, TreeQuestion>): TreeFault[] {
  const reached = new Set<string>();
  const faults = new Set<string>();
  const walk = (name: string, way: readonly string[]) => {
    if (way.includes(name)) return void faults.add(`The question ${name} comes twice.`);
    reached.add(name);
    const { branches = [], next } = byName.get(name) ?? { name };
    const longer = [...way, name];
    const on = [...new Set([...branches.map((branch) => branch.next), ...(next === undefined ? [] : [next])])];
    if (on.length === 0 && (longer.length < length.least || longer.length > length.most))
      faults.add(`The way to ${name} can have ${longer.length} questions, not ${length.least} to ${length.most}.`);
    for (const target of on) walk(target, longer);
  };
  if (questions[0]) walk(questions[0].name, []);
  for (const { name } of questions) if (!reached.has(name)) faults.add(`The question ${name} can't be reached.`);
  return [...faults].map((message) => ({ path: [], message }));
}
