import type { Ref } from 'react';
import type { Space } from '../../tokens/index.ts';
import type { BoxProps } from '../stack/index.ts';
import { gap } from '../stack/stack.css.ts';
import { inline } from './inline.css.ts';
import type { InlineAlign, InlineJustify } from './inline.variants.ts';

export interface InlineProps extends BoxProps {
  /** Distance between the children. Default `small`. */
  space?: Space;
  align?: InlineAlign;
  justify?: InlineJustify;
  /** Stays on one line. */
  nowrap?: boolean;
  /** Takes the room that is left in a row. */
  grow?: boolean;
  /** One below the other on phones. */
  collapse?: boolean;
}

/** Children side by side, evenly apart, wrapping where the line ends. */
export function Inline({
  as = 'div',
  space = 'small',
  align = 'center',
  justify = 'start',
  nowrap,
  grow,
  collapse,
  ref,
  ...native
}: InlineProps) {
  const Tag = as as 'div';
  return (
    <Tag
      {...native}
      ref={ref as Ref<HTMLDivElement>}
      className={`${inline({ align, justify, nowrap, grow, collapse })} ${gap[space]}`}
    />
  );
}
