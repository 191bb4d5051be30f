import { style } from '@vanilla-extract/css';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export const columns = style({
  display: 'grid',
  gap: vars.space.xlarge,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)' } },
});

export const details = style({ display: 'grid', gap: vars.space.large, margin: 0 });

export const name = style([
  textStyle('small'),
  { display: 'flex', alignItems: 'center', gap: vars.space.small, color: vars.color.text.secondary },
]);

export const glyph = style({ flex: 'none', width: '1.5rem', color: vars.color.text.muted });

/** Aligned with the name, next to the icon. */
export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.xsmall,
  margin: 0,
  paddingInlineStart: `calc(1.5rem + ${vars.space.small})`,
  overflowWrap: 'anywhere',
});
