export { focusRing, headingStyle, hiddenFromSight, onHover, textStyle, transition, truncated } from './mixins.ts';
