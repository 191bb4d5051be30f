export {
  focusRing,
  headingStyle,
  hiddenFromSight,
  notOnPaper,
  onHover,
  textStyle,
  transition,
  truncated,
  wholeOnPaper,
} from './mixins.ts';
