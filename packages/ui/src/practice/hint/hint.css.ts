import { style } from '@vanilla-extract/css';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

/** A live region that takes no space while it is empty. */
export const live = style({ selectors: { '&:empty': { position: 'absolute' } } });
export const hints = style({
  display: 'grid',
  gap: vars.space.xsmall,
  margin: 0,
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderRadius: vars.radius.medium,
  background: vars.color.background.sunken,
  listStyle: 'none',
});
export const hint = style([
  textStyle('small'),
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space.xsmall,
    color: vars.color.text.secondary,
    overflowWrap: 'anywhere',
  },
]);
export const glyph = style({ display: 'inline-flex', alignItems: 'center', blockSize: vars.text.small.line });
