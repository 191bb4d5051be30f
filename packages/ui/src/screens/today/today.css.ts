import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { background, border, tone } = vars.color;

export const columns = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)' } },
});

export const tasks = style({ display: 'grid', gap: vars.space.small, margin: 0, padding: 0, listStyle: 'none' });

export const task = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  padding: vars.space.medium,
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.card,
  background: background.surface,
});
export const firstTask = style({
  padding: vars.space.large,
  borderColor: tone.primary.border,
  background: tone.primary.soft,
});

/** Wide enough to be read; on phones the button goes below. */
export const taskText = style({ flex: '1 1 16rem' });

export const calendar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: vars.space.xxsmall,
  maxInlineSize: '15rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const square = style({
  position: 'relative',
  aspectRatio: '1',
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.small,
  background: background.page,
  overflow: 'hidden',
});
const filled = (share: number) => ({
  borderColor: tone.primary.border,
  background: `color-mix(in oklab, ${tone.primary.solid} ${share}%, ${background.page})`,
});
export const day = recipe({
  base: square,
  variants: { level: { 0: {}, 1: filled(30), 2: filled(50), 3: filled(75), 4: filled(100) } },
});
/** For screen readers; sighted people see the square and its tooltip. */
export const dayText = style({ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', opacity: 0 });
