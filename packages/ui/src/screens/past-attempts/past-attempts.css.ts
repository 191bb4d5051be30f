import { style } from '@vanilla-extract/css';
import { notOnPaper } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

export const place = style({ marginTop: vars.space.large, ...notOnPaper });

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const attempt = style({
  display: 'grid',
  gap: vars.space.small,
  paddingBlock: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minHeight: vars.size.target,
});

export const parts = style({ display: 'grid', gap: vars.space.small, margin: 0 });

export const part = style({ display: 'grid', gap: vars.space.xxsmall });

export const answer = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });

export const words = style({ paddingBlock: vars.space.small });

export const mark = style({
  display: 'inline-flex',
  verticalAlign: 'middle',
  marginInlineEnd: vars.space.xsmall,
  selectors: {
    '&[data-correct="true"]': { color: vars.color.text.positive },
    '&[data-correct="false"]': { color: vars.color.text.critical },
  },
});
