import { style } from '@vanilla-extract/css';
import { focusRing, onHover, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export const jobs = style({
  display: 'grid',
  gap: vars.space.large,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const job = style({ display: 'grid', minWidth: 0 });

/** The link in the heading covers the whole card. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  ...transition('color'),
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  selectors: { '&:focus-visible': { outline: 'none' }, '&:focus-visible::after': focusRing(2) },
});

export const more = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxsmall,
    color: vars.color.text.link,
    fontWeight: vars.weight.medium,
  },
  onHover(`${job}:hover &`, { textDecoration: 'underline' }),
]);

export const place = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  color: vars.color.text.secondary,
});

export const parts = style({
  display: 'grid',
  gap: vars.space.xlarge,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});

export const points = style({
  display: 'grid',
  gap: vars.space.xsmall,
  margin: 0,
  paddingInlineStart: '1.25em',
  listStyle: 'disc',
});
