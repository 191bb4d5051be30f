export { Icon, type IconGlyph, type IconProps } from './icon.tsx';
export { type IconSize, iconSizes } from './icon.variants.ts';
