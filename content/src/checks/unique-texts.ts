import { type LocalizedText, languages } from '@rehearse/languages';
import type { Fault } from '../fault.ts';
import type { Located } from '../sources.ts';
import type { SourceItem } from '../submodules/index.ts';
import { faultAt } from './check.ts';
import { faultsOfScript } from './scripts.ts';

/** Checks a localized text that must be unique to its item: finds wrong languages and duplicates. */
export function createUniqueTexts(field: 'why' | 'better') {
  const seen = new Map<string, number>();
  return (item: Located<SourceItem>, said: LocalizedText): Fault[] => {
    const faults = faultsOfScript(item, said, [field]);
    for (const language of languages) {
      const text = said[language];
      if (text === undefined) continue;
      const other = seen.get(text);
      seen.set(text, item.value.id);
      if (other !== undefined)
        faults.push(
          faultAt(item, `${field}.${language} is the same as that of item ${other}; make it specific.`, [
            field,
            language,
          ]),
        );
    }
    return faults;
  };
}
