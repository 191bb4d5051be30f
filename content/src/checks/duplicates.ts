import { submodules } from '../catalogue.ts';
import type { SourceItem } from '../schema.ts';
import type { Located, Path } from '../sources.ts';
import { type TextField, textFields } from '../text-fields.ts';
import { type Check, faultAt } from './check.ts';

interface Fingerprint {
  readonly item: Located<SourceItem>;
  readonly path: Path;
  readonly plain: string;
  readonly shingles: ReadonlySet<string>;
}

const shingleWords = 3;
const fewestShingles = 6;
/** Share of runs of three words that two texts may have in common. */
const mostInCommon = 0.4;

/** No two items of a submodule have the same text, or nearly the same. */
export const checkDuplicates: Check = ({ items }) =>
  submodules.flatMap(({ submoduleId }) => {
    const fieldsOf = textFields[submoduleId] as (item: SourceItem) => TextField[];
    const seen: Fingerprint[] = [];
    return items[submoduleId].flatMap((item: Located<SourceItem>) => {
      const own = fieldsOf(item.value)
        .filter(({ path }) => path[0] !== 'accept' && path[0] !== 'highlights')
        .map(({ path, text }) => fingerprint(item, path, text));
      const faults = own.flatMap((print) => {
        const twin = seen.find((other) => isAlike(print, other));
        return twin
          ? [faultAt(item, `This text is nearly the same as one of item ${twin.item.value.id}.`, print.path)]
          : [];
      });
      seen.push(...own);
      return faults;
    });
  });

function fingerprint(item: Located<SourceItem>, path: Path, text: string): Fingerprint {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const runs = words.slice(shingleWords - 1).map((_, index) => words.slice(index, index + shingleWords).join(' '));
  return { item, path, plain: words.join(' '), shingles: new Set(runs) };
}

function isAlike(a: Fingerprint, b: Fingerprint): boolean {
  if (a.plain === b.plain) return true;
  const smaller = Math.min(a.shingles.size, b.shingles.size);
  if (smaller < fewestShingles) return false;
  return [...a.shingles].filter((run) => b.shingles.has(run)).length / smaller > mostInCommon;
}
