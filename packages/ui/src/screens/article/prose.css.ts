import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, headingStyle, textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const { border, background, text, tone } = vars.color;

export const prose = style({
  ...textStyle('passage'),
  minWidth: 0,
  maxWidth: '38rem',
  color: text.passage,
  fontFamily: vars.font.reading,
  overflowWrap: 'break-word',
  textWrap: 'pretty',
  selectors: {
    // Chinese serif fonts are for print; on screen Chinese uses the interface font
    '&:lang(zh)': { fontFamily: vars.font.interface, fontSize: '1.0625rem', letterSpacing: '0.01em' },
  },
  '@media': { print: { maxWidth: 'none', fontSize: '11pt', lineHeight: '1.5', color: 'inherit' } },
});

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) => globalStyle(`${prose} ${selector}`, rule);

inside('> * + *', { marginBlockStart: '1.1em' });
inside('> [data-frame]', { marginBlock: '1.6em' });
inside(':is(h2, h3, h4)', {
  fontFamily: vars.font.interface,
  color: text.primary,
  fontWeight: vars.weight.strong,
  scrollMarginBlockStart: `calc(${vars.size.bar} + ${vars.space.large})`,
  breakAfter: 'avoid',
  textWrap: 'balance',
});
inside('> h2', { ...headingStyle('medium'), marginBlockStart: '2.2em' });
inside('> h3', { ...headingStyle('small'), marginBlockStart: '1.8em' });
inside('> :is(h2, h3, h4):first-child', { marginBlockStart: 0 });
inside('> :is(h2, h3, h4) + *', { marginBlockStart: '0.7em' });
inside(':is(h2, h3, h4) > a', { color: 'inherit', textDecorationLine: 'none' });
inside(':is(h2, h3, h4) > a:hover', { textDecorationLine: 'underline', textDecorationThickness: '1px' });

inside('a', {
  borderRadius: vars.radius.small,
  color: text.link,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.18em',
});
inside('strong', { fontWeight: vars.weight.strong });
// a mistake: the text stays readable, only the line is red
inside('s', {
  color: text.secondary,
  textDecorationLine: 'line-through',
  textDecorationColor: tone.critical.text,
  textDecorationThickness: '1px',
});
// in a list, the mistake and its correction are below each other
inside('li > s', { display: 'block' });
inside('code', { fontFamily: vars.font.code, fontSize: '0.86em' });
inside(':is(ul, ol)', { paddingInlineStart: '1.4em' });
inside('ul', { listStyle: 'disc' });
inside('ol', { listStyle: 'decimal' });
inside('li + li', { marginBlockStart: '0.4em' });
inside('li::marker', { color: text.muted });
inside('blockquote', {
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `3px solid ${border.standard}`,
  color: text.secondary,
});
inside('blockquote > * + *', { marginBlockStart: '0.8em' });
inside('hr', { border: 0, borderBlockStart: `1px solid ${border.standard}` });
inside('pre', {
  overflowX: 'auto',
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: background.sunken,
});
inside('img', { maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.medium });

inside('[data-frame]', {
  overflowX: 'auto',
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.medium,
  background: background.surface,
});
inside('[data-frame]:focus-visible', focusRing());
inside('table', {
  ...textStyle('small'),
  width: '100%',
  borderCollapse: 'collapse',
  fontFamily: vars.font.interface,
  fontVariantNumeric: 'tabular-nums',
  color: text.primary,
});
inside(':is(th, td)', {
  // narrower columns would break words, so from here on the table scrolls
  minWidth: '6.5rem',
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inside(':is(th, td)[data-align="right"]', { textAlign: 'end' });
inside(':is(th, td)[data-align="center"]', { textAlign: 'center' });
inside('thead :is(th, td)', {
  background: background.sunken,
  color: text.secondary,
  fontWeight: vars.weight.strong,
  verticalAlign: 'bottom',
});
inside('tbody th', { fontWeight: vars.weight.medium });
inside('tbody tr', { borderBlockStart: `1px solid ${border.subtle}`, breakInside: 'avoid' });

globalStyle(`${prose} a[href^="https://"]::after`, {
  '@media': { print: { content: '" (" attr(href) ")"', fontSize: '0.85em' } },
});
globalStyle(`${prose} [data-frame]`, { '@media': { print: { overflow: 'visible' } } });
globalStyle(`${prose} :is(th, td)`, { '@media': { print: { minWidth: 0 } } });
