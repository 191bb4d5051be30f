import type { Ref } from 'react';
import type { Tone } from '../../tokens/index.ts';
import type { BoxProps } from '../stack/index.ts';
import { withRef } from '../with-ref.ts';
import { card } from './card.css.ts';
import type { CardSpace, CardVariant } from './card.variants.ts';

export interface CardProps extends BoxProps {
  variant?: CardVariant;
  /** Tints the card; always say the same in text. */
  tone?: Tone;
  /** Padding; `large` and `xlarge` shrink on phones. Default `large`. */
  space?: CardSpace;
  /** Adds a hover style; for a card whose heading is a link or that has a stretched button. */
  interactive?: boolean;
  selected?: boolean;
  /** Clips the children at the rounded corners. */
  clip?: boolean;
}

/** A surface for one topic. */
export const Card = /* @__PURE__ */ withRef(function Card({
  as = 'div',
  variant = 'surface',
  tone,
  space = 'large',
  interactive,
  selected,
  clip,
  ref,
  ...native
}: CardProps) {
  const Tag = as as 'div';
  return (
    <Tag
      {...native}
      ref={ref as Ref<HTMLDivElement>}
      className={card({ variant, tone, space, interactive, selected, clip })}
    />
  );
});
