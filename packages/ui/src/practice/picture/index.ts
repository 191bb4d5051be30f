export { fetchPicture } from './fetch-picture.ts';
export { Picture, type PictureProps } from './picture.tsx';
