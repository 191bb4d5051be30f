import { style } from '@vanilla-extract/css';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const { text } = vars.color;

export const exhibit = style({ display: 'grid', gap: vars.space.small, margin: 0, minWidth: 0 });
export const caption = style({ ...textStyle('small'), color: text.muted, textWrap: 'pretty' });
export const sheet = style({ display: 'grid', gap: vars.space.large, minWidth: 0 });
export const passage = style({
  ...textStyle('passage'),
  margin: 0,
  color: text.passage,
  fontFamily: vars.font.reading,
  textWrap: 'pretty',
});
export const boxes = style([passage, { lineHeight: 2.9, overflowWrap: 'break-word' }]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
});
export const wave = style({ blockSize: '4.5rem' });
