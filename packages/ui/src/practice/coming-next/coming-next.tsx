'use client';
import { Button, Heading, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import * as styles from './coming-next.css.ts';

export interface ComingNextProps {
  submoduleName: string;
  /** Goes back to the list. */
  onBack?: () => void;
}

/** Stands for a question type that is not built yet: a page that is being set. */
export function ComingNext({ submoduleName, onBack }: ComingNextProps) {
  const { t } = usePracticeTranslation();
  return (
    <div className={styles.coming}>
      <div className={styles.sheet} aria-hidden="true">
        <span className={styles.line.long} />
        <span className={styles.line.middle} />
        <span className={styles.boxes}>
          <span className={styles.box.set} />
          <span className={styles.box.set} />
          <span className={styles.box.open} />
          <span className={styles.box.open} />
        </span>
        <span className={styles.line.short} />
      </div>
      <Heading level={2} align="center">
        {t('coming.title', { name: submoduleName })}
      </Heading>
      <Text tone="secondary" align="center" balance>
        {t('coming.note')}
      </Text>
      {onBack && (
        <Button variant="outline" onClick={onBack}>
          {t('coming.back')}
        </Button>
      )}
    </div>
  );
}
