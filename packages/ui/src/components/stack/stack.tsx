import type { ComponentProps, Ref } from 'react';
import type { Space } from '../../tokens/index.ts';
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

/** What every layout box takes: its element, that element's attributes, no look of its own. */
export interface BoxProps extends Omit<ComponentProps<'div'>, 'className' | 'style' | 'ref'> {
  /** The element. Default `div`. */
  as?: BoxElement;
  /** For `form`: no messages of the browser's own. */
  noValidate?: boolean;
  /** For `fieldset`. */
  disabled?: boolean;
  ref?: Ref<HTMLElement>;
}

export interface StackProps extends BoxProps {
  /** Distance between the children. Default `medium`. */
  space?: Space;
  align?: StackAlign;
  /** Takes the room that is left in a row. */
  grow?: boolean;
}

/** Children one below the other, evenly apart. */
export function Stack({ as = 'div', space = 'medium', align = 'stretch', grow, ref, ...native }: StackProps) {
  const Tag = as as 'div';
  return <Tag {...native} ref={ref as Ref<HTMLDivElement>} className={`${stack({ align, grow })} ${gap[space]}`} />;
}
