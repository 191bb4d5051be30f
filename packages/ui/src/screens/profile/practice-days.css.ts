import { style } from '@vanilla-extract/css';
import { textStyle } from '../../styles/mixins.ts';
import { vars } from '../../themes/contract.css.ts';

export const groups = style({
  display: 'grid',
  gap: vars.space.large,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, 1.125rem)',
  gap: vars.space.xsmall,
  justifyItems: 'center',
});

export const letter = style([textStyle('small'), { color: vars.color.text.muted }]);

export const dot = style({
  width: '0.75rem',
  height: '0.75rem',
  borderRadius: '50%',
  border: `1.5px solid ${vars.color.border.standard}`,
  selectors: {
    '&[data-practiced="true"]': {
      background: vars.color.tone.primary.solid,
      borderColor: vars.color.tone.primary.solid,
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
  },
});
