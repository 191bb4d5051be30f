import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { scheme } from '../themes/names.ts';
import { media } from '../tokens/index.ts';

// Local fonts with the metrics of the web fonts, so that nothing moves when those are loaded.
globalFontFace('Rehearse Sans Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Arimo")',
  sizeAdjust: '107.4%',
  ascentOverride: '90.22%',
  descentOverride: '22.44%',
  lineGapOverride: '0%',
});
globalFontFace('Rehearse Serif Fallback', {
  src: 'local("Times New Roman"), local("Liberation Serif"), local("Tinos")',
  sizeAdjust: '116.85%',
  ascentOverride: '91.49%',
  descentOverride: '25.08%',
  lineGapOverride: '0%',
});

/** Elements of ours: everything inside an element of class `rehearse`, and everything in a shadow root. */
const inside = (selector: string) => `:where(.rehearse, :host) :where(${selector})`;

// The frame of a question in a shadow root. The page's rules reach the host element, and what is inherited from it; this
// element they can't reach, and it inherits nothing but what hides it.
globalStyle(':where(:host)', { display: 'block' });
globalStyle(':where(:host) > :where(.rehearse)', {
  all: 'initial',
  display: 'block',
  direction: 'ltr',
  visibility: 'inherit',
  pointerEvents: 'inherit',
  container: 'rehearse / inline-size',
});

globalStyle(':where(.rehearse, .rehearse [data-theme], :host)', { colorScheme: `var(${scheme})` });
globalStyle(`:where(.rehearse), ${inside('*')}`, { boxSizing: 'border-box' });
globalStyle(':where(html.rehearse, :host > .rehearse)', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
globalStyle(':where(html.rehearse > body)', { margin: 0 });
globalStyle(':where(html.rehearse > body, .rehearse:not(html))', {
  background: vars.color.background.page,
});
globalStyle(':where(html.rehearse > body, .rehearse:not(html), :host)', {
  color: vars.color.text.primary,
  fontFamily: vars.font.interface,
  fontSize: vars.text.standard.size,
  lineHeight: vars.text.standard.line,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});
globalStyle(inside('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset'), {
  margin: 0,
  padding: 0,
});
globalStyle(inside('ul, ol'), { listStyle: 'none' });
globalStyle(inside('fieldset'), { border: 0, minWidth: 0 });
globalStyle(inside('button, input, textarea, select'), { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle(inside('img, svg, video'), { display: 'block', maxWidth: '100%' });
globalStyle(`${inside('a, button, input, select, textarea, summary, [tabindex]')}:where(:focus-visible)`, {
  outline: `${vars.size.focus} solid ${vars.color.border.focus}`,
  outlineOffset: 2,
});
globalStyle(inside('button, summary, a, label, [role="tab"]'), {
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
});
globalStyle(`:where(.rehearse)::selection, ${inside('*')}::selection`, {
  background: vars.color.tone.primary.softHover,
  color: vars.color.text.primary,
});
globalStyle(':where(html.rehearse)', {
  '@media': { [media.lessMotion]: { scrollBehavior: 'auto' } },
});
