import { style } from '@vanilla-extract/css';
import { notOnPaper } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

/** Front and back have the same height, so that the buttons don't move. */
export const face = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.large,
  minHeight: '20rem',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const questionFace = style([face, { justifyItems: 'stretch', textAlign: 'start' }]);

/** Takes the focus when the card or its side changes. */
export const focusable = style({ ':focus': { outline: 'none' } });

export const picture = style({ maxWidth: '24rem' });

export const bar = style([
  {
    position: 'sticky',
    bottom: 0,
    paddingBlock: vars.space.small,
    background: vars.color.background.page,
  },
  notOnPaper,
]);

export const back = style([{ textAlign: 'center' }, notOnPaper]);

export const ratings = style({
  display: 'grid',
  gap: vars.space.xsmall,
  gridTemplateColumns: '1fr 1fr',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
});

export const ratingLabel = style({ display: 'grid', lineHeight: 1.25 });

export const ratingNote = style({ fontSize: '0.8125rem', fontWeight: vars.weight.regular });
