import type { Ref } from 'react';
import type { BoxProps } from '../stack/index.ts';
import { container } from './container.css.ts';
import type { ContainerWidth } from './container.variants.ts';

export interface ContainerProps extends BoxProps {
  /** Greatest width inside the window margin. Default `content` (1200 px). */
  width?: ContainerWidth;
}

/** Holds a page's matter in the middle, with the window margin (5 rem, 1 rem on phones) at its sides. */
export function Container({ as = 'div', width = 'content', ref, ...native }: ContainerProps) {
  const Tag = as as 'div';
  return <Tag {...native} ref={ref as Ref<HTMLDivElement>} className={container({ width })} />;
}
