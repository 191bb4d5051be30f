'use client';
import { Button, Notice, Text } from '../../components/index.ts';
import { useEmbeddedTranslation } from '../../i18n/use-embedded-translation.ts';
import * as styles from './embedded.css.ts';

export interface QuestionProblemProps {
  /** `data`: what the page gave is not a question. `load`: it can't be loaded. `crash`: it can't be drawn. */
  kind: 'data' | 'load' | 'crash';
  /** For whoever made the page: sentences in English. */
  details: readonly string[];
  /** Absent if trying again can't help. */
  onRetry?: (() => void) | undefined;
}

/** Instead of a question that can't be shown. */
export function QuestionProblem({ kind, details, onRetry }: QuestionProblemProps) {
  const { t } = useEmbeddedTranslation();
  return (
    <Notice
      tone="critical"
      announce="assertive"
      title={t(`problem.${kind}`)}
      actions={
        onRetry && (
          <Button size="small" tone="neutral" variant="outline" onClick={onRetry}>
            {t('problem.retry')}
          </Button>
        )
      }
    >
      {details.length > 0 && (
        <ul lang="en" className={styles.problems}>
          {details.map((sentence) => (
            <Text key={sentence} as="li" size="small">
              {sentence}
            </Text>
          ))}
        </ul>
      )}
    </Notice>
  );
}
