import { infoOf, isWrittenIn, type LocalizedText, languages } from '@rehearse/languages';
import type { Fault } from '../fault.ts';
import type { Located, Path } from '../sources.ts';
import { faultAt } from './check.ts';

/** Faults of translations that have no letter of their language's script. */
export function faultsOfScript(item: Located<unknown>, text: LocalizedText, path: Path): Fault[] {
  return languages.flatMap((language) => {
    const translation = language === 'en' ? undefined : text[language];
    if (translation === undefined || isWrittenIn(translation, language)) return [];
    const own = [...path, language];
    return [faultAt(item, `${own.join('.')} must be written in ${infoOf(language).englishName}.`, own)];
  });
}
