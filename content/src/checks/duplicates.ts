import { submodules } from '../catalogue.ts';
import { isSecondVariant } from '../complete.ts';
import type { Located, Path } from '../sources.ts';
import { contentTypeOf, type SourceItem } from '../submodules/index.ts';
import { type Check, faultAt } from './check.ts';

interface Fingerprint {
  readonly item: Located<SourceItem>;
  readonly path: Path;
  readonly plain: string;
  readonly shingles: ReadonlySet<string>;
}

const shingleWords = 3;
const fewestShingles = 6;
/** Maximum share of three-word sequences that two texts may have in common. */
const mostInCommon = 0.4;

/** Checks that no two items of a submodule have the same or nearly the same text. */
export const checkDuplicates: Check = ({ items }) =>
  submodules.flatMap(({ id: submoduleId }) => {
    const type = contentTypeOf(submoduleId);
    const seen = createSeen();
    return items[submoduleId].flatMap((item: Located<SourceItem>) => {
      if (isSecondVariant(submoduleId, item.value.id)) return [];
      const own = type
        .texts(item.value)
        .filter(({ path }) => path[0] !== 'accept' && path[0] !== 'highlights' && !path.includes('sentences'))
        .map(({ path, text }) => fingerprint(item, path, text));
      const faults = own.flatMap((print) => {
        const twin = seen.findTwin(print);
        return twin
          ? [faultAt(item, `This text is nearly the same as one of item ${twin.item.value.id}.`, print.path)]
          : [];
      });
      for (const print of own) seen.add(print);
      return faults;
    });
  });

/** An index of texts by their parts, so that a text is only compared with texts that share parts with it. */
function createSeen() {
  const byText = new Map<string, Fingerprint>();
  const byShingle = new Map<string, Fingerprint[]>();
  return {
    findTwin(print: Fingerprint): Fingerprint | undefined {
      const same = byText.get(print.plain);
      if (same) return same;
      const inCommon = new Map<Fingerprint, number>();
      for (const run of print.shingles)
        for (const other of byShingle.get(run) ?? []) inCommon.set(other, (inCommon.get(other) ?? 0) + 1);
      return [...inCommon].find(([other, count]) => {
        const smaller = Math.min(print.shingles.size, other.shingles.size);
        return smaller >= fewestShingles && count / smaller > mostInCommon;
      })?.[0];
    },
    add(print: Fingerprint) {
      byText.set(print.plain, print);
      for (const run of print.shingles) {
        const others = byShingle.get(run);
        if (others) others.push(print);
        else byShingle.set(run, [print]);
      }
    },
  };
}

function fingerprint(item: Located<SourceItem>, path: Path, text: string): Fingerprint {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const runs = words.slice(shingleWords - 1).map((_, index) => words.slice(index, index + shingleWords).join(' '));
  return { item, path, plain: words.join(' '), shingles: new Set(runs) };
}
