import type { TypeId } from '@rehearse/question-types';
import { submodules } from '../catalogue.ts';
import type { Fault } from '../fault.ts';
import type { Located } from '../sources.ts';
import type { SourceItem } from '../submodules/index.ts';
import { type Check, sourceFolder } from './check.ts';
import { gradedIn } from './graded-answers.ts';

/** Maximum share of comparisons with the same two first words; above it they read like a formula. */
const mostAlike = 0.15;
const fewestToJudge = 20;

/** Checks that the English comparisons of a type's answers don't all begin in the same way. */
export const checkVariedComparisons: Check = ({ items }) =>
  submodules.flatMap(({ id }) => faultsOfOpenings(id, items[id].flatMap(comparisonIn).map(openingOf)));

function comparisonIn({ value }: Located<SourceItem>): string[] {
  if ('better' in value) return [value.better.en];
  const found = gradedIn(value);
  return found ? [found.graded.steps.en] : [];
}

const openingOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []).slice(0, 2).join(' ');

function faultsOfOpenings(typeId: TypeId, openings: readonly string[]): Fault[] {
  if (openings.length < fewestToJudge) return [];
  return [...new Set(openings)].flatMap((opening) => {
    const share = openings.filter((other) => other === opening).length / openings.length;
    if (share <= mostAlike) return [];
    const message = `${Math.round(share * 100)}% of the comparisons begin with "${opening}"; vary how they begin.`;
    return [{ file: sourceFolder(typeId), line: 1, message }];
  });
}
