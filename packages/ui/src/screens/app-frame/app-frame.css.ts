import { style } from '@vanilla-extract/css';
import { focusRing, notOnPaper } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const skip = style({
  position: 'fixed',
  insetInlineStart: vars.space.medium,
  top: vars.space.xsmall,
  zIndex: vars.layer.toast,
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  borderRadius: vars.radius.button,
  background: vars.color.tone.primary.solid,
  color: vars.color.tone.primary.onSolid,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none', ...focusRing() },
  ...notOnPaper,
});

export const main = style({
  flex: 1,
  paddingBlock: vars.space.large,
  ':focus': { outline: 'none' },
  '@media': { [media.desktop]: { paddingBlock: vars.space.xlarge }, [media.print]: { paddingBlock: 0 } },
});
