import '../button/button.css.ts';
import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

const round = (size: string) => ({
  flex: 'none',
  width: `max(${size}, ${vars.size.target})`,
  height: `max(${size}, ${vars.size.target})`,
  minHeight: 0,
  padding: 0,
  borderRadius: '50%',
});

export const iconButton = styleVariants({ small: round('32px'), medium: round('40px'), large: round('52px') });
