import { contentTypeOf } from '../submodules/index.ts';
import { countWords } from '../text-fields.ts';
import { type Check, everyWrittenItem, faultAt } from './check.ts';

/** Checks that every text has a reasonable number of words for its task. */
export const checkLengths: Check = (bank) =>
  everyWrittenItem(bank).flatMap(({ submoduleId, item }) => {
    const type = contentTypeOf(submoduleId);
    return type.texts(item.value).flatMap(({ path, text, words: [min, max] }) => {
      const count = countWords(text);
      const name = path.map(String).join('.');
      return count >= min && count <= max
        ? []
        : [faultAt(item, `${name} has ${count} words; it should have ${min} to ${max}.`, path)];
    });
  });
