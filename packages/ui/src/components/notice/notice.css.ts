import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { type Tone, tones } from '../../tokens/index.ts';

const toned = Object.fromEntries(
  tones.map((name) => [name, { background: vars.color.tone[name].soft, borderColor: vars.color.tone[name].border }]),
) as Record<Tone, { background: string; borderColor: string }>;

export const notice = recipe({
  base: [
    textStyle('small'),
    {
      display: 'flex',
      alignItems: 'flex-start',
      gap: vars.space.small,
      padding: '11px 14px',
      border: '1px solid',
      borderRadius: vars.radius.medium,
      color: vars.color.text.primary,
    },
  ],
  variants: { tone: toned },
});
const glyphs = Object.fromEntries(tones.map((name) => [name, { color: vars.color.tone[name].text }])) as Record<
  Tone,
  { color: string }
>;
export const glyph = recipe({ base: { flex: 'none', paddingBlock: 1 }, variants: { tone: glyphs } });
export const words = style({ flex: '1 1 auto', minWidth: 0 });
export const title = style({ display: 'block', fontWeight: vars.weight.strong });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall, paddingBlockStart: 6 });
