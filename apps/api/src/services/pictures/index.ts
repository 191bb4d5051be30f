export { addPictures, type NewPicture, type PicturesReport } from './add.ts';
export { photographLimits } from './photograph-files.ts';
export { PictureError } from './picture-error.ts';
export { neededFields, pictureFieldsSchema, readSample } from './picture-fields.ts';
export { listFile, readPictureList } from './read-list.ts';
export { removePicture } from './remove.ts';
export { type StoredPicture, storedPictures } from './stored.ts';
