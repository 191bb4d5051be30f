import { style } from '@vanilla-extract/css';
import { headingStyle, textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const { text, border } = vars.color;

export const card = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium, height: '100%' });

export const top = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const naming = style({ minWidth: 0, display: 'grid', gap: vars.space.xxsmall });

export const word = style([
  headingStyle('large'),
  { margin: 0, fontFamily: vars.font.reading, fontWeight: vars.weight.strong, color: text.primary },
]);

/** A heading in the style of the word. */
export const heading = style({ margin: 0, font: 'inherit' });

export const partOfSpeech = style([textStyle('small'), { color: text.muted, fontStyle: 'italic' }]);
/** Chinese has no italics. */
export const partOfSpeechUpright = style([textStyle('small'), { color: text.muted }]);

export const sounds = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.large, margin: 0 });

export const sound = style([
  textStyle('standard'),
  { display: 'flex', alignItems: 'center', gap: vars.space.xsmall, minWidth: 0, color: text.secondary },
]);

export const accent = style([
  textStyle('caption'),
  { color: text.muted, fontWeight: vars.weight.strong, letterSpacing: '0.04em' },
]);

export const ipa = style({ fontVariantNumeric: 'normal', overflowWrap: 'anywhere' });
export const ipaHidden = style([ipa, { filter: 'blur(0.4em)', userSelect: 'none' }]);

export const meaning = style([textStyle('large'), { color: text.primary }]);
export const oneMeaning = style({ display: 'block' });

export const example = style({
  display: 'grid',
  gap: vars.space.xsmall,
  margin: 0,
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `3px solid ${border.standard}`,
});
export const sentence = style([textStyle('standard'), { fontFamily: vars.font.reading, color: text.primary }]);
export const translation = style([textStyle('small'), { color: text.secondary }]);

export const bottom = style({ marginTop: 'auto', display: 'flex', justifyContent: 'flex-end' });
