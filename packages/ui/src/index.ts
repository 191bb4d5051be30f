export * from './components/index.ts';
export { type ControlSize, media, type Space, type Tone, tones } from './tokens/index.ts';
