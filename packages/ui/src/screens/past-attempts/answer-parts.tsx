'use client';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { Icon, Text, VisuallyHidden } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import * as styles from './past-attempts.css.ts';
import type { AnswerPart } from './past-attempts.types.ts';

export interface AnswerPartsProps {
  parts: readonly AnswerPart[];
}

/** A written or chosen answer, part by part. */
export function AnswerParts({ parts }: AnswerPartsProps) {
  const { t } = useScreensTranslation();
  return (
    <dl className={styles.parts}>
      {parts.map(({ part, number = 1, text, choice, correct }) => (
        <div key={`${part} ${number}`} className={styles.part}>
          <Text as="dt" size="small" tone="secondary">
            {t(`attempts.part.${part}`, { number })}
          </Text>
          <dd className={styles.answer}>
            {correct !== undefined && (
              <span className={styles.mark} data-correct={correct}>
                <Icon glyph={correct ? Check : X} size="small" />
                <VisuallyHidden>{t(correct ? 'attempts.right' : 'attempts.wrong')}</VisuallyHidden>
              </span>
            )}
            <AnswerText text={choice ? t(`attempts.${choice}`) : text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function AnswerText({ text }: Pick<AnswerPart, 'text'>) {
  const { t } = useScreensTranslation();
  if (text === '') return <Text tone="muted">{t('attempts.nothing')}</Text>;
  return (
    <Text as="span" font="reading">
      {text}
    </Text>
  );
}
