export { PlaybackRate, type PlaybackRateProps } from './playback-rate.tsx';
export { playbackRates } from './playback-rates.ts';
