export {
  type Appearance,
  appearanceStyle,
  type Brand,
  createAppearance,
  type Density,
  densities,
  type Radius,
  radii,
  type Variables,
} from './appearance.ts';
export { vars } from './contract.css.ts';
export { dark } from './dark.ts';
export { light } from './light.ts';
export type { Palette, PlanColors, ToneColors } from './palette.ts';
