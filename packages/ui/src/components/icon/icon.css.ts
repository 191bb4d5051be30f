import { styleVariants } from '@vanilla-extract/css';

const box = (size: string) => ({ width: size, height: size, flex: 'none' });

export const icon = styleVariants({
  small: box('1rem'),
  medium: box('1.25rem'),
  large: box('1.5rem'),
  xlarge: box('2.25rem'),
});
