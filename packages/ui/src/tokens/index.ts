export { media } from './media.ts';
export { easing, motion } from './motion.ts';
export { rem } from './rem.ts';
export { layer, measure, radius } from './shape.ts';
export { type Space, space, spaces } from './space.ts';
export { type ControlSize, controlSizes, type Tone, tones } from './tones.ts';
export {
  font,
  type HeadingSize,
  heading,
  headingSizes,
  type TextSize,
  text,
  textSizes,
  weight,
} from './type.ts';
