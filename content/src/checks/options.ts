import type { SubmoduleId } from '../catalogue.ts';
import type { Fault } from '../fault.ts';
import type { SourceItem } from '../schema.ts';
import type { Located, Path } from '../sources.ts';
import { type Check, faultAt, sourceFolder } from './check.ts';

interface Choice {
  readonly path: Path;
  readonly options: readonly string[];
  readonly answer: number;
}

/** Share of keys that may stand at one place before a learner can guess by it. */
const mostAtOnePlace = 0.5;
const fewestToJudge = 20;

/** Keys are among the options, options are distinct, and the key does not always stand at the same place. */
export const checkOptions: Check = ({ items }) => [
  ...checkSubmodule(7, items[7], turnsOf),
  ...checkSubmodule(9, items[9], choicesOf),
];

function turnsOf({ turns }: SourceItem<7>): Choice[] {
  return turns.map(({ options, answer }, index) => ({ path: ['turns', index], options, answer }));
}

function choicesOf({ blanks, missing, idea, heading }: SourceItem<9>): Choice[] {
  return [
    ...blanks.map((blank, index) => ({ path: ['blanks', index], ...blank })),
    { path: ['missing'], ...missing },
    { path: ['idea'], ...idea },
    { path: ['heading'], ...heading },
  ];
}

function checkSubmodule<T>(
  submoduleId: SubmoduleId,
  items: readonly Located<T>[],
  choicesOfItem: (item: T) => Choice[],
): Fault[] {
  const faults: Fault[] = [];
  const places: number[] = [];
  for (const item of items)
    for (const choice of choicesOfItem(item.value)) {
      places.push(choice.answer);
      faults.push(...checkChoice(choice).map((message) => faultAt(item, message, choice.path)));
    }
  return [...faults, ...checkPlaces(submoduleId, places)];
}

function checkChoice({ options, answer }: Choice): string[] {
  const faults: string[] = [];
  if (answer > options.length) faults.push(`The answer is option ${answer}, but there are ${options.length} options.`);
  const plain = options.map((option) =>
    option
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  if (new Set(plain).size < plain.length) faults.push('Two options are the same.');
  if (options.length < 3) faults.push(`There are ${options.length} options; at least 3 are needed.`);
  return faults;
}

function checkPlaces(submoduleId: SubmoduleId, places: readonly number[]): Fault[] {
  if (places.length < fewestToJudge) return [];
  return [...new Set(places)].flatMap((place) => {
    const share = places.filter((other) => other === place).length / places.length;
    const percent = Math.round(share * 100);
    return share <= mostAtOnePlace
      ? []
      : [
          {
            file: sourceFolder(submoduleId),
            line: 1,
            message: `Option ${place} is the key in ${percent}% of the choices; spread the keys.`,
          },
        ];
  });
}
