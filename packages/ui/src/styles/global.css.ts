import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
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

globalStyle(':where(*, *::before, *::after)', { boxSizing: 'border-box' });
globalStyle(':where(html)', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
globalStyle(':where(body)', {
  margin: 0,
  background: vars.color.background.page,
  color: vars.color.text.primary,
  fontFamily: vars.font.interface,
  fontSize: vars.text.standard.size,
  lineHeight: vars.text.standard.line,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});
globalStyle(':where(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset)', {
  margin: 0,
  padding: 0,
});
globalStyle(':where(ul, ol)', { listStyle: 'none' });
globalStyle(':where(fieldset)', { border: 0, minWidth: 0 });
globalStyle(':where(button, input, textarea, select)', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle(':where(img, svg, video)', { display: 'block', maxWidth: '100%' });
globalStyle(':where(a, button, input, select, textarea, summary, [tabindex]):focus-visible', {
  outline: `${vars.size.focus} solid ${vars.color.border.focus}`,
  outlineOffset: 2,
});
globalStyle(':where(button, summary, a, label, [role="tab"])', {
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
});
globalStyle('::selection', { background: vars.color.tone.primary.softHover, color: vars.color.text.primary });
globalStyle(':where(html)', {
  '@media': { [media.lessMotion]: { scrollBehavior: 'auto' } },
});
