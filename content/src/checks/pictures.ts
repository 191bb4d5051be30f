import { missingPictureFiles } from '../bank.ts';
import { type Check, faultAt } from './check.ts';

/** Checks that every picture of an item is listed, and that every listed picture has its files. */
export const checkPictures: Check = ({ root, items, pictures }) => [
  ...[...items[5], ...items[11]].flatMap((item) => {
    const { picture } = item.value;
    return pictures.has(picture) ? [] : [faultAt(item, `The list of pictures has no "${picture}".`, ['picture'])];
  }),
  ...[...pictures.values()].flatMap((item) => {
    const { name } = item.value;
    return missingPictureFiles(root, name).map((file) =>
      faultAt(item, `The picture's file ${file} is missing.`, ['name']),
    );
  }),
];
