'use client';
import { useUiTranslation } from '../../i18n/use-ui-translation.ts';
import { label as labelStyle, spinner } from './spinner.css.ts';
import type { SpinnerSize } from './spinner.variants.ts';

export interface SpinnerProps {
  /** 16, 24 or 40 px. */
  size?: SpinnerSize;
  /** Text for screen readers. Default "Loading…"; an empty string makes it decorative. */
  label?: string;
}

/** A spinning ring in the current text color. */
export function Spinner({ size = 'medium', label }: SpinnerProps) {
  const { t } = useUiTranslation();
  if (label === '') return <span className={spinner[size]} aria-hidden="true" />;
  return (
    <span role="status">
      <span className={spinner[size]} aria-hidden="true" />
      <span className={labelStyle}>{label ?? t('loading')}</span>
    </span>
  );
}
