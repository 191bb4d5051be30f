'use client';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Icon } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './blanks.css.ts';

const english = { reading: en.reading };

export interface BlankSelectProps {
  number: number;
  options: readonly string[];
  chosen: string | null;
  onChoose: (option: string | null) => void;
}

/** A blank in the text: a native select, familiar to touch, keyboard and screen reader users. */
export function BlankSelect({ number, options, chosen, onChoose }: BlankSelectProps) {
  const { t } = usePracticeTexts(english);
  return (
    <span className={styles.blank}>
      <select
        className={styles.select({ empty: chosen === null })}
        aria-label={t('reading.blank', { number })}
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">{t('reading.choose')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <Icon glyph={ChevronDown} size="small" />
      </span>
    </span>
  );
}
