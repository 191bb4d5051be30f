import type { ComponentProps, Ref } from 'react';
import type { TextSize } from '../../tokens/index.ts';
import { withRef } from '../with-ref.ts';
import { text } from './text.css.ts';
import type { TextAlign, TextFont, TextTone, TextWeight } from './text.variants.ts';

export interface TextProps extends Omit<ComponentProps<'span'>, 'className' | 'style' | 'ref'> {
  /** Element type. Default `p`; use `span` inside another text. */
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'dt'
    | 'dd'
    | 'li'
    | 'strong'
    | 'em'
    | 'time'
    | 'label'
    | 'figcaption'
    | 'blockquote'
    | 'legend';
  /** Default `standard`. `passage` is for exam text and uses the reading font. */
  size?: TextSize;
  tone?: TextTone;
  weight?: TextWeight;
  font?: TextFont;
  align?: TextAlign;
  /** Tabular digits, for clocks and columns. */
  tabular?: boolean;
  /** A single line, truncated with an ellipsis. */
  truncate?: boolean;
  /** Balances line lengths, for short centered text. */
  balance?: boolean;
  /** Preserves line breaks. */
  breaks?: boolean;
  /** For `<time>`. */
  dateTime?: string;
  /** For `<label>`. */
  htmlFor?: string;
  ref?: Ref<HTMLElement>;
}

/** Running text. */
export const Text = /* @__PURE__ */ withRef(function Text({
  as = 'p',
  size = 'standard',
  tone = 'primary',
  weight = 'regular',
  font = size === 'passage' ? 'reading' : 'interface',
  align,
  tabular,
  truncate,
  balance,
  breaks,
  ref,
  ...native
}: TextProps) {
  // One element type represents all of them, because the attributes used here are the same.
  const Tag = as as 'span';
  return (
    <Tag
      {...native}
      ref={ref as Ref<HTMLSpanElement>}
      className={text({ size, tone, weight, font, align, tabular, truncate, balance, breaks })}
    />
  );
});
