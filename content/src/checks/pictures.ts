import { hasPictureFile } from '../bank.ts';
import { type Check, faultAt } from './check.ts';

/** Every picture of an item is in the list of pictures, and every picture of the list has its file. */
export const checkPictures: Check = ({ root, items, pictures }) => [
  ...[...items[5], ...items[11]].flatMap((item) => {
    const { picture } = item.value;
    return pictures.has(picture) ? [] : [faultAt(item, `The list of pictures has no "${picture}".`, ['picture'])];
  }),
  ...[...pictures.values()].flatMap((item) => {
    const { name } = item.value;
    return hasPictureFile(root, name) ? [] : [faultAt(item, `The file of picture "${name}" is missing.`, ['name'])];
  }),
];
