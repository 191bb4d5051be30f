import { type Check, everyWrittenItem, faultAt } from './check.ts';
import { irregularFormsOf } from './irregular.ts';

const han = /\p{Script=Han}/u;

/** The Chinese explanation is Chinese, the English one is not, and no two items share one. */
export const checkExplanations: Check = (bank) => {
  const seen = new Map<string, number>();
  return everyWrittenItem(bank).flatMap(({ item }) => {
    const { id, why } = item.value;
    const faults = [];
    if (!han.test(why.zh)) faults.push(faultAt(item, 'why.zh must be written in Chinese.', ['why', 'zh']));
    if (han.test(why.en) && !/[A-Za-z]{3}/.test(why.en))
      faults.push(faultAt(item, 'why.en must be written in English.', ['why', 'en']));
    for (const language of ['en', 'zh'] as const) {
      const other = seen.get(why[language]);
      seen.set(why[language], id);
      if (other !== undefined)
        faults.push(
          faultAt(item, `why.${language} is the same as that of item ${other}; say what is so here.`, [
            'why',
            language,
          ]),
        );
    }
    return faults;
  });
};

/** Meanings and translated examples of the word book are Chinese, and the example holds the word or a form of it. */
export const checkWordBook: Check = ({ words }) =>
  words.flatMap((item) => {
    const { word, zh, example, gb, us } = item.value;
    const faults = [];
    if (!zh.every((meaning) => han.test(meaning)))
      faults.push(faultAt(item, 'Every meaning in zh must be written in Chinese.', ['zh']));
    if (!han.test(example.zh)) faults.push(faultAt(item, 'example.zh must be written in Chinese.', ['example', 'zh']));
    const stem = word.toLowerCase().slice(0, Math.max(3, word.length - 2));
    const forms = [stem, ...irregularFormsOf(word.toLowerCase())];
    if (!forms.some((form) => example.en.toLowerCase().includes(form)) && !isShort(word))
      faults.push(faultAt(item, `The example does not use "${word}".`, ['example', 'en']));
    for (const accent of ['gb', 'us'] as const)
      if (/[/[\]]/.test(item.value[accent]) || (gb + us).length === 0)
        faults.push(faultAt(item, `${accent} is IPA without slashes or brackets.`, [accent]));
    return faults;
  });

/** Short verbs may change more than their ending: go, went. */
function isShort(word: string): boolean {
  return word.length <= 3;
}
