export { Text, type TextProps } from './text.tsx';
export {
  type TextAlign,
  type TextFont,
  type TextTone,
  type TextWeight,
  textAligns,
  textFonts,
  textTones,
  textWeights,
} from './text.variants.ts';
