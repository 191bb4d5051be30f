import { style } from '@vanilla-extract/css';
import { notOnPaper } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export const place = style({
  ...notOnPaper,
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockStart: vars.space.medium,
});
export const choices = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': { [media.tabletWindow]: { gridTemplateColumns: '1fr 1fr' } },
});
export const preview = style({
  display: 'block',
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
});
