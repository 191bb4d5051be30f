export { createPlayer, type PlayerOptions } from './player.ts';
