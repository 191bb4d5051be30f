export { type CameraOptions, createCamera, type DeviceCamera, type OpenCamera } from './camera.ts';
export { type Film, type FilmOptions, startFilm } from './film.ts';
export { type Filmed, openPicture, type Picture, type PictureOptions } from './picture.ts';
