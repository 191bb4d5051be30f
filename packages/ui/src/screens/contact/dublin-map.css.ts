import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { background, border, text, tone } = vars.color;

export const frame = style({
  margin: 0,
  overflow: 'clip',
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.card,
  background: background.surface,
});

/** Phones show the center of the map, large enough to read. */
export const map = style({
  display: 'block',
  width: '100%',
  height: 320,
  background: background.sunken,
  '@media': { [media.tablet]: { height: 'auto', aspectRatio: '960 / 420' } },
});

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingInline: vars.space.large,
  paddingBlock: vars.space.medium,
});

export const water = style({ fill: tone.primary.softHover });
export const square = style({ fill: tone.neutral.softHover });

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const street = style({ ...line, stroke: background.surface, strokeWidth: 11 });
export const lane = style({ ...line, stroke: background.surface, strokeWidth: 7 });
export const railway = style({ ...line, stroke: border.control, strokeWidth: 3, strokeDasharray: '9 7' });
export const station = style({ fill: background.surface, stroke: border.control, strokeWidth: 3 });

export const name = style({
  fill: text.secondary,
  fontFamily: vars.font.interface,
  fontSize: 15,
  fontWeight: vars.weight.medium,
  paintOrder: 'stroke',
  stroke: background.sunken,
  strokeWidth: 4,
  strokeLinejoin: 'round',
});
/** Hidden on phones, where it would be cut off. */
export const farName = style([name, { display: 'none', '@media': { [media.tablet]: { display: 'inline' } } }]);
export const waterName = style([name, { fill: tone.primary.text, fontStyle: 'italic', stroke: 'none' }]);

export const pin = style({ fill: tone.primary.solid });
export const pinEye = style({ fill: tone.primary.onSolid });
export const pinName = style([name, { fill: text.primary, fontSize: 17, fontWeight: vars.weight.strong }]);
