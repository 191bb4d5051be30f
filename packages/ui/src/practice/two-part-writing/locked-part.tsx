'use client';
import Lock from 'lucide-react/icons/lock';
import { Icon, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './two-part-writing.css.ts';

const english = { twoPartWriting: en.twoPartWriting, writtenText: en.writtenText };

export interface LockedPartProps {
  prompt: string;
  text: string;
}

/** Part one after submission: read-only. */
export function LockedPart({ prompt, text }: LockedPartProps) {
  const { t } = usePracticeTexts(english);
  return (
    <section className={styles.locked} aria-label={t('twoPartWriting.lockedPart')}>
      <span className={styles.lockedName}>
        <Icon glyph={Lock} size="small" />
        {t('twoPartWriting.lockedPart')}
      </span>
      <p lang="en" className={styles.lockedPrompt}>
        {prompt}
      </p>
      {text.trim() === '' ? (
        <Text tone="muted">{t('writtenText.nothing')}</Text>
      ) : (
        <div lang="en" className={styles.lockedText}>
          {text}
        </div>
      )}
    </section>
  );
}
