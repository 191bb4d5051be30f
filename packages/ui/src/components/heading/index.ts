export { Heading, type HeadingProps } from './heading.tsx';
export { type HeadingLevel, type HeadingTone, headingLevels, headingTones } from './heading.variants.ts';
export { HeadingDepthContext } from './heading-depth.ts';
