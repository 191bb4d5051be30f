'use client';
import { type ComponentProps, useContext } from 'react';
import type { HeadingSize } from '../../tokens/index.ts';
import type { TextAlign } from '../text/index.ts';
import { withRef } from '../with-ref.ts';
import { heading } from './heading.css.ts';
import type { HeadingLevel, HeadingTone } from './heading.variants.ts';
import { HeadingDepthContext } from './heading-depth.ts';

export interface HeadingProps extends Omit<ComponentProps<'h2'>, 'className' | 'style'> {
  /** Heading level, independent of its size. Inside a `HeadingDepthContext`, it is lower by so many, down to 6. */
  level: HeadingLevel;
  /** Default by level: 1 `large`, 2 `medium`, below `small`. `word` is for the single word of a task. */
  size?: HeadingSize;
  /** `reading` for exam text. Default for `word`. */
  font?: 'interface' | 'reading';
  tone?: HeadingTone;
  align?: TextAlign;
}

const lowest = 6;

const sizeOf = (level: HeadingLevel): HeadingSize => (level === 1 ? 'large' : level === 2 ? 'medium' : 'small');

/** A heading. Pass `tabIndex={-1}` to focus it when the page or the task changes. */
export const Heading = /* @__PURE__ */ withRef(function Heading({
  level,
  size = sizeOf(level),
  font = size === 'word' ? 'reading' : 'interface',
  tone = 'primary',
  align,
  ...native
}: HeadingProps) {
  const depth = useContext(HeadingDepthContext);
  const Tag = `h${Math.min(level + depth, lowest) as HeadingLevel}` as const;
  return <Tag {...native} className={heading({ size, font, tone, align })} />;
});
