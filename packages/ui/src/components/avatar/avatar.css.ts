import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  background: vars.color.tone.primary.soft,
  color: vars.color.tone.primary.text,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  userSelect: 'none',
});
const round = (size: number, fontSize: string) => [base, { width: size, height: size, fontSize }];
export const avatar = styleVariants({
  small: round(28, '0.75rem'),
  medium: round(36, '0.875rem'),
  large: round(56, '1.25rem'),
});
