import { globalStyle, style } from '@vanilla-extract/css';
import { notOnPaper } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const { background, border, text } = vars.color;

// The page shows around the rounded corners.
globalStyle(':host > .rehearse', { background: 'none' });

export const frame = style({
  overflow: 'clip',
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.card,
  background: background.surface,
  color: text.primary,
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  padding: `${vars.space.small} ${vars.space.medium}`,
});
export const line = style({ blockSize: 3, background: border.subtle, ...notOnPaper });
export const task = style({ padding: vars.space.medium, outline: 'none' });
export const foot = style({ padding: `0 ${vars.space.medium} ${vars.space.medium}` });
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.xsmall} ${vars.space.medium}` });
export const fact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  color: text.secondary,
});
export const problems = style({ listStyle: 'disc', paddingInlineStart: vars.space.medium, overflowWrap: 'anywhere' });
