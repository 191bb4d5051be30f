import type { Ref } from 'react';
import type { BoxProps } from '../stack/index.ts';
import { withRef } from '../with-ref.ts';
import { container } from './container.css.ts';
import type { ContainerWidth } from './container.variants.ts';

export interface ContainerProps extends BoxProps {
  /** Maximum width inside the window margin. Default `content` (1200 px). */
  width?: ContainerWidth;
}

/** Centers the content of a page, with the window margin (5rem, 1rem on phones) on both sides. */
export const Container = /* @__PURE__ */ withRef(function Container({
  as = 'div',
  width = 'content',
  ref,
  ...native
}: ContainerProps) {
  const Tag = as as 'div';
  return <Tag {...native} ref={ref as Ref<HTMLDivElement>} className={container({ width })} />;
});
