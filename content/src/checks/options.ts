import type { TypeId } from '@rehearse/question-types';
import { submodules } from '../catalogue.ts';
import type { Fault } from '../fault.ts';
import type { Located } from '../sources.ts';
import type { Choice } from '../submodules/choices.ts';
import { contentTypeOf, type SourceItem } from '../submodules/index.ts';
import { type Check, faultAt, sourceFolder } from './check.ts';

/** Maximum share of keys at one position; above it learners could guess. */
const mostAtOnePlace = 0.35;
const fewestToJudge = 20;

/** Checks that keys are among the options, options are distinct, and keys are spread over the positions. */
export const checkOptions: Check = ({ items }) => submodules.flatMap(({ id }) => checkSubmodule(id, items[id]));

function checkSubmodule(submoduleId: TypeId, items: readonly Located<SourceItem>[]): Fault[] {
  const type = contentTypeOf(submoduleId);
  const faults: Fault[] = [];
  const places: number[] = [];
  for (const item of items)
    for (const choice of type.choices?.(item.value) ?? []) {
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

function checkPlaces(submoduleId: TypeId, places: readonly number[]): Fault[] {
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
