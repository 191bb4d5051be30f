import { style } from '@vanilla-extract/css';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export { figure, figureName, figures, figureValue } from '../review/figures.css.ts';

const textColor = vars.color.text;

export const prompt = style({
  margin: 0,
  maxInlineSize: vars.measure.reading,
  color: textColor.passage,
  fontFamily: vars.font.reading,
  fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)',
  lineHeight: 1.5,
  textWrap: 'pretty',
});

export const meter = style({ display: 'grid', gap: vars.space.xsmall });
export const track = style({ position: 'relative' });
export const mark = style({
  position: 'absolute',
  insetBlock: -3,
  inlineSize: 2,
  borderRadius: 1,
  background: textColor.muted,
});
export const meterWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.medium}`,
});

export const compare = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))', gap: vars.space.xlarge },
  },
});

export const figureNote = style({
  ...textStyle('caption'),
  margin: 0,
  color: textColor.muted,
  overflowWrap: 'anywhere',
});
