import type { Fault } from '../fault.ts';
import type { Located } from '../sources.ts';
import type { SourceItem } from '../submodules/index.ts';
import { faultAt } from './check.ts';

const han = /\p{Script=Han}/u;

/** Checks a bilingual text that must be unique to its item: finds wrong languages and duplicates. */
export function createUniqueTexts(field: 'why' | 'better') {
  const seen = new Map<string, number>();
  return (item: Located<SourceItem>, said: { en: string; zh: string }): Fault[] => {
    const faults = han.test(said.zh) ? [] : [faultAt(item, `${field}.zh must be written in Chinese.`, [field, 'zh'])];
    for (const language of ['en', 'zh'] as const) {
      const other = seen.get(said[language]);
      seen.set(said[language], item.value.id);
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
