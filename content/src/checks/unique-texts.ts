import { type LocalizedText, languages } from '@rehearse/languages';
import type { Fault } from '../fault.ts';
import type { Located, Path } from '../sources.ts';
import type { SourceItem } from '../submodules/index.ts';
import { faultAt } from './check.ts';
import { faultsOfScript } from './scripts.ts';

/** Checks localized texts that must be unique to their items: finds wrong languages and duplicates. */
export function createUniqueTexts() {
  const seen = new Map<string, number>();
  return (item: Located<SourceItem>, said: LocalizedText, path: Path): Fault[] => {
    const faults = faultsOfScript(item, said, path);
    for (const language of languages) {
      const text = said[language];
      if (text === undefined) continue;
      const other = seen.get(text);
      seen.set(text, item.value.id);
      const own = [...path, language];
      if (other !== undefined)
        faults.push(
          faultAt(item, `${own.map(String).join('.')} is the same as that of item ${other}; make it specific.`, own),
        );
    }
    return faults;
  };
}
