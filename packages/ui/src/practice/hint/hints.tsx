'use client';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { Icon } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './hint.css.ts';

const english = { hint: en.hint };

export interface HintsProps {
  /** The hints given so far, in order. */
  items: readonly string[];
}

/** The hints given so far. Keep it rendered from the start, even if empty, so that each new hint is announced. */
export function Hints({ items }: HintsProps) {
  const { t } = usePracticeTexts(english);
  return (
    <div className={styles.live} aria-live="polite">
      {items.length > 0 && (
        <ul className={styles.hints} aria-label={t('hint.given')}>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hint is its place in the order
            <li key={index} className={styles.hint}>
              <span className={styles.glyph}>
                <Icon glyph={Lightbulb} size="small" />
              </span>
              {item}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
