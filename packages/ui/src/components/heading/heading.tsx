import type { ComponentProps } from 'react';
import type { HeadingSize } from '../../tokens/index.ts';
import type { TextAlign } from '../text/index.ts';
import { withRef } from '../with-ref.ts';
import { heading } from './heading.css.ts';
import type { HeadingLevel, HeadingTone } from './heading.variants.ts';

export interface HeadingProps extends Omit<ComponentProps<'h2'>, 'className' | 'style'> {
  /** Heading level, independent of its size. */
  level: HeadingLevel;
  /** Default by level: 1 `large`, 2 `medium`, below `small`. `word` is for the single word of a task. */
  size?: HeadingSize;
  /** `reading` for exam text. Default for `word`. */
  font?: 'interface' | 'reading';
  tone?: HeadingTone;
  align?: TextAlign;
}

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
  const Tag = `h${level}` as const;
  return <Tag {...native} className={heading({ size, font, tone, align })} />;
});
