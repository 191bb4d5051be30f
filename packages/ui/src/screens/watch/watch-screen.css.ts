import { style } from '@vanilla-extract/css';
import { onHover, textStyle, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { background, text, tone } = vars.color;

export const layout = style({
  display: 'grid',
  gap: vars.space.xlarge,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } },
});

/** A single lesson is as large as one next to a list. */
export const alone = style({ maxWidth: '56rem' });

export const video = style({
  inlineSize: '100%',
  maxBlockSize: '80vh',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.card,
  background: background.sunken,
});

export const keys = style([
  textStyle('caption'),
  {
    display: 'none',
    color: text.muted,
    '@media': { [media.hover]: { display: 'block' } },
  },
]);

export const list = style({ display: 'grid', gap: vars.space.hairline });

export const entry = style([
  {
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.xsmall,
    minHeight: 44,
    padding: vars.space.xsmall,
    borderRadius: vars.radius.medium,
    color: text.primary,
    textDecorationLine: 'none',
    ...transition('background-color'),
    selectors: {
      '&[aria-current]': { background: tone.primary.soft, color: tone.primary.text, fontWeight: vars.weight.medium },
    },
  },
  onHover('&:hover:not([aria-current])', { background: background.hover }),
]);
