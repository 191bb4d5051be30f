import { style } from '@vanilla-extract/css';
import { textStyle } from '../../styles/mixins.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export const facts = style({ display: 'grid', gap: vars.space.medium, margin: 0 });

export const fact = style({
  display: 'grid',
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { gridTemplateColumns: '14rem 1fr', alignItems: 'baseline' } },
});

export const value = style({ margin: 0 });

export const tableRoom = style({ overflowX: 'auto' });

export const table = style([
  textStyle('small'),
  {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.tablet]: { selectors: { '&[data-nowrap="true"]': { whiteSpace: 'nowrap' } } } },
  },
]);

export const cell = style({
  padding: `${vars.space.xsmall} ${vars.space.small} ${vars.space.xsmall} 0`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  textAlign: 'start',
  fontWeight: 'inherit',
  selectors: {
    '&:last-child': { paddingInlineEnd: 0 },
    [`${table}[data-nowrap="true"] &:is(:first-child, :last-child)`]: { whiteSpace: 'nowrap' },
  },
});

export const headCell = style([cell, { color: vars.color.text.secondary, whiteSpace: 'nowrap' }]);

export const form = style({ maxWidth: '26rem' });

export const list = style({ margin: 0, paddingInlineStart: '1.25em', listStyle: 'disc' });
