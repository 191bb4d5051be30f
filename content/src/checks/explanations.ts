import { isWrittenIn } from '@rehearse/languages';
import { irregularFormsOf } from '../irregular.ts';
import { contentTypeOf } from '../submodules/index.ts';
import { type Check, everyWrittenItem, faultAt } from './check.ts';
import { faultsOfScript } from './scripts.ts';
import { createUniqueTexts } from './unique-texts.ts';

/** Checks that explanations are in the right language and unique. */
export const checkExplanations: Check = (bank) => {
  const uniqueTexts = createUniqueTexts();
  return everyWrittenItem(bank).flatMap(({ submoduleId, item }) => {
    const parts = contentTypeOf(submoduleId).explanations?.(item.value) ?? [];
    const own = 'why' in item.value ? [{ path: ['why'], said: item.value.why }] : [];
    return [...own, ...parts].flatMap(({ path, said }) => {
      const faults = uniqueTexts(item, said, path);
      if (isWrittenIn(said.en, 'zh') && !/[A-Za-z]{3}/.test(said.en))
        faults.push(faultAt(item, `${path.join('.')}.en must be written in English.`, [...path, 'en']));
      return faults;
    });
  });
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];

/**
 * Checks that meanings and translated examples of the word book are in their language, that the definition does not contain the word,
 * and that the example contains the word or a form of it.
 */
export const checkWordBook: Check = ({ words }) =>
  words.flatMap((item) => {
    const { word, en, zh, example, gb, us } = item.value;
    const faults = faultsOfScript(item, example, ['example']);
    if (!zh.every((meaning) => isWrittenIn(meaning, 'zh')))
      faults.push(faultAt(item, 'Every meaning in zh must be written in Chinese.', ['zh']));
    const stem = word.toLowerCase().slice(0, Math.max(3, word.length - 2));
    const forms = [stem, ...irregularFormsOf(word.toLowerCase())];
    if (wordsOf(en).includes(word.toLowerCase()))
      faults.push(faultAt(item, `The definition of "${word}" contains the word itself.`, ['en']));
    if (!forms.some((form) => example.en.toLowerCase().includes(form)) && !isShort(word))
      faults.push(faultAt(item, `The example does not use "${word}".`, ['example', 'en']));
    for (const accent of ['gb', 'us'] as const)
      if (/[/[\]]/.test(item.value[accent]) || (gb + us).length === 0)
        faults.push(faultAt(item, `${accent} must be IPA without slashes or brackets.`, [accent]));
    return faults;
  });

/** Short verbs may have entirely different forms: go, went. */
function isShort(word: string): boolean {
  return word.length <= 3;
}
