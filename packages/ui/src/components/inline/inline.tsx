import type { Ref } from 'react';
import type { Space } from '../../tokens/index.ts';
import type { BoxProps } from '../stack/index.ts';
import { gap } from '../stack/stack.css.ts';
import { withRef } from '../with-ref.ts';
import { inline } from './inline.css.ts';
import type { InlineAlign, InlineJustify } from './inline.variants.ts';

export interface InlineProps extends BoxProps {
  /** Gap between the children. Default `small`. */
  space?: Space;
  align?: InlineAlign;
  justify?: InlineJustify;
  /** Prevents wrapping. */
  nowrap?: boolean;
  /** Grows to fill the remaining space in a row. */
  grow?: boolean;
  /** Stacks the children on phones. */
  collapse?: boolean;
}

/** Children in a row with even gaps, wrapping as needed. */
export const Inline = /* @__PURE__ */ withRef(function Inline({
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
});
