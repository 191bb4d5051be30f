import type { ComponentProps, Ref } from 'react';
import type { TextSize } from '../../tokens/index.ts';
import { text } from './text.css.ts';
import type { TextAlign, TextFont, TextTone, TextWeight } from './text.variants.ts';

export interface TextProps extends Omit<ComponentProps<'span'>, 'className' | 'style' | 'ref'> {
  /** The element. Default `p`; use `span` inside another text. */
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
  /** Default `standard`. `passage` is for exam text and brings the reading face. */
  size?: TextSize;
  tone?: TextTone;
  weight?: TextWeight;
  font?: TextFont;
  align?: TextAlign;
  /** Digits of one width, for clocks and columns. */
  tabular?: boolean;
  /** One line, ending in an ellipsis. */
  truncate?: boolean;
  /** Lines of even length, for short centred text. */
  balance?: boolean;
  /** Keeps the line breaks of the text. */
  breaks?: boolean;
  /** For `<time>`. */
  dateTime?: string;
  /** For `<label>`. */
  htmlFor?: string;
  ref?: Ref<HTMLElement>;
}

/** Running text. */
export function Text({
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
  // One element stands for all in the types: their attributes used here are the same.
  const Tag = as as 'span';
  return (
    <Tag
      {...native}
      ref={ref as Ref<HTMLSpanElement>}
      className={text({ size, tone, weight, font, align, tabular, truncate, balance, breaks })}
    />
  );
}
