'use client';
import Check from 'lucide-react/icons/check';
import ListChecks from 'lucide-react/icons/list-checks';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { Heading, Icon, type IconGlyph } from '../../components/index.ts';
import { useTakeFocus } from '../surface/index.ts';
import * as styles from './review.css.ts';

export type ResultTone = 'positive' | 'attention' | 'critical' | 'neutral';

const glyphs: Record<ResultTone, IconGlyph> = {
  positive: Check,
  attention: ListChecks,
  critical: X,
  neutral: Check,
};

export interface ResultBannerProps {
  tone: ResultTone;
  title: string;
  children?: ReactNode;
  /** A value at the end, such as a score. */
  end?: ReactNode;
}

/** The result. It takes the focus when it appears, so that screen readers continue here. */
export function ResultBanner({ tone, title, children, end }: ResultBannerProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const takeFocus = useTakeFocus();
  useEffect(() => takeFocus(titleRef.current, { preventScroll: true }), [takeFocus]);
  return (
    <div className={styles.banner({ tone })}>
      <span className={styles.seal({ tone })}>
        <Icon glyph={glyphs[tone]} size="large" />
      </span>
      <div className={styles.bannerWords}>
        <Heading level={2} size="medium" ref={titleRef} tabIndex={-1}>
          {title}
        </Heading>
        {children}
      </div>
      {end}
    </div>
  );
}
