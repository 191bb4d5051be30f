import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

const { color, font, radius, space, text } = vars;

export const diagram = style({
  marginBlock: space.medium,
  marginInline: 0,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  backgroundColor: color.background.surface,
  color: color.text.primary,
  fontFamily: font.interface,
});

/** Wide diagrams scroll in their frame, so that the page doesn't. */
export const sheet = style({
  overflowX: 'auto',
  padding: space.small,
  borderRadius: radius.card,
  ':focus-visible': { outline: `2px solid ${color.border.focus}`, outlineOffset: '2px' },
});

export const picture = style({ display: 'block', marginInline: 'auto', maxInlineSize: 'none' });

export const frame = style({ fill: 'none', stroke: color.border.control, strokeDasharray: '4 3' });

export const box = style({ fill: color.background.sunken, stroke: color.border.control });
export const innerBorder = style({ fill: 'none', stroke: color.border.control });

export const name = style({
  fill: color.text.primary,
  fontFamily: font.code,
  fontSize: '12px',
  fontWeight: 700,
});

export const line = style({ fill: color.text.secondary, fontFamily: font.code, fontSize: '12px' });
/** A halo keeps arrows from crossing the text. */
export const label = style({
  fill: color.text.primary,
  fontFamily: font.code,
  fontSize: '12px',
  textAnchor: 'middle',
  paintOrder: 'stroke',
  stroke: color.background.surface,
  strokeWidth: '8px',
  strokeLinejoin: 'round',
});

export const edge = style({ fill: 'none', stroke: color.text.secondary, strokeWidth: 1.25 });
export const initialEdge = style({
  fill: 'none',
  stroke: color.text.secondary,
  strokeWidth: 1.25,
  strokeDasharray: '2 3',
});
export const arrowHead = style({ fill: color.text.secondary });

export const notes = style({
  padding: `${space.small} ${space.medium}`,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  fontSize: text.small.size,
  lineHeight: text.small.line,
});

export const summary = style({
  cursor: 'pointer',
  minBlockSize: '44px',
  alignContent: 'center',
  ':focus-visible': { outline: `2px solid ${color.border.focus}` },
});

export const tableSheet = style({ overflowX: 'auto' });
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });
export const cell = style({
  padding: `${space.xxsmall} ${space.xsmall}`,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontFamily: font.code,
  fontSize: text.caption.size,
  color: color.text.primary,
});
