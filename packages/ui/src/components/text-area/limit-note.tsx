'use client';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useUiTranslation } from '../../i18n/use-ui-translation.ts';
import { Icon } from '../icon/index.ts';
import { limitNote } from './text-area.css.ts';
import type { Overflow } from './use-length-limit.ts';

/** Says what a text area cut off, visibly and to screen readers. */
export function LimitNote({ overflow, limit }: { overflow: NonNullable<Overflow>; limit: number }) {
  const { t, language } = useUiTranslation();
  const count = (value: number) => new Intl.NumberFormat(language).format(value);
  const text =
    overflow.kind === 'full'
      ? t('limit.full', { limit: count(limit) })
      : t('limit.cut', { limit: count(limit), given: count(overflow.given), left: count(overflow.left) });
  return (
    <span role="alert" className={limitNote}>
      <Icon glyph={TriangleAlert} size="small" />
      {text}
    </span>
  );
}
