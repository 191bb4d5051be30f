import type { ComponentProps, Ref } from 'react';
import type { Space } from '../../tokens/index.ts';
import { withRef } from '../with-ref.ts';
import { gap, stack } from './stack.css.ts';
import type { StackAlign } from './stack.variants.ts';

export type BoxElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'fieldset'
  | 'span'
  | 'form';

/** Props of all layout components: the element and its attributes, without styles. */
export interface BoxProps extends Omit<ComponentProps<'div'>, 'className' | 'style' | 'ref'> {
  /** Element type. Default `div`. */
  as?: BoxElement;
  /** For `form`: disables the browser's own validation messages. */
  noValidate?: boolean;
  /** For `fieldset`. */
  disabled?: boolean;
  ref?: Ref<HTMLElement>;
}

export interface StackProps extends BoxProps {
  /** Gap between the children. Default `medium`. */
  space?: Space;
  align?: StackAlign;
  /** Grows to fill the remaining space in a row. */
  grow?: boolean;
}

/** Children in a column with even gaps. */
export const Stack = /* @__PURE__ */ withRef(function Stack({
  as = 'div',
  space = 'medium',
  align = 'stretch',
  grow,
  ref,
  ...native
}: StackProps) {
  const Tag = as as 'div';
  return <Tag {...native} ref={ref as Ref<HTMLDivElement>} className={`${stack({ align, grow })} ${gap[space]}`} />;
});
