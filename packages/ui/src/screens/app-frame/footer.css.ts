import { style } from '@vanilla-extract/css';
import { notOnPaper, textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

export const footer = style([
  textStyle('small'),
  notOnPaper,
  {
    marginTop: vars.space.xxlarge,
    paddingBlock: vars.space.xxlarge,
    background: vars.color.background.surface,
    borderTop: `1px solid ${vars.color.border.subtle}`,
    '@media': { print: { display: 'none' } },
  },
]);

export const columns = style({
  display: 'grid',
  gap: vars.space.xlarge,
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
});
