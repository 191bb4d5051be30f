'use client';
import type { CorrectionKind } from '@rehearse/correction';
import type { RatingOutcome, ReviewMistake } from '@rehearse/practice-machines/review-session';
import type { RefObject } from 'react';
import { Button, Inline, Notice, Stack, Text, TextLink } from '../../components/index.ts';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import { useMistakesTranslation } from '../../i18n/use-mistakes-translation.ts';
import { useExplanation } from '../mistakes/use-explanation.ts';
import { intervalText } from '../notebook/interval-text.ts';
import { grammarLessonPath } from '../site-paths.ts';
import * as styles from './drill.css.ts';

export interface DrillResultProps {
  mistake: ReviewMistake;
  typed: string;
  isRight: boolean;
  outcome: RatingOutcome | undefined;
  isBusy: boolean;
  nextRef: RefObject<HTMLButtonElement | null>;
  onNext: () => void;
  onDismiss: () => void;
}

/** Whether the typed form was right, the right sentence, why, and the lesson. */
export function DrillResult({
  mistake,
  typed,
  isRight,
  outcome,
  isBusy,
  nextRef,
  onNext,
  onDismiss,
}: DrillResultProps) {
  const { t, language } = useMistakesTranslation();
  const { t: corrections } = useCorrectionsTranslation();
  const { reason, example } = useExplanation()(mistake);
  const { before, after, fixes, mistakeKind } = mistake;
  const [fix = '', ...others] = fixes;
  const forms = others.map((form) => form.trim()).filter((form) => form !== '');
  return (
    <Stack space="large">
      <p lang="en" className={styles.sentence}>
        {before}
        <strong className={styles.right}>{fix}</strong>
        {after}
      </p>
      <Notice
        tone={isRight ? 'positive' : 'critical'}
        title={t(isRight ? 'drill.right' : 'drill.wrong')}
        announce="polite"
      >
        {!isRight && (
          <Text size="small">
            {typed.trim() === '' ? (
              t('drill.typedNothing')
            ) : (
              <>
                {t('drill.typed')} <span lang="en">{typed.trim()}</span>
              </>
            )}
          </Text>
        )}
        {reason !== null && <Text size="small">{reason}</Text>}
        {forms.length > 0 && <Text size="small">{t('drill.alsoRight', { forms: forms.join(' / ') })}</Text>}
      </Notice>
      {example !== null && (
        <p lang="en" className={styles.example}>
          {example}
        </p>
      )}
      <Text size="small" tone="secondary">
        {outcome &&
          (outcome.graduates
            ? t('drill.learned')
            : t('drill.comesBack', { when: intervalText(outcome.inSeconds, language) }))}
      </Text>
      <Inline space="medium" justify="between">
        <TextLink href={grammarLessonPath(mistakeKind)}>
          {t('lessonOf', { kind: corrections(`kind.${mistakeKind as CorrectionKind}`) })}
        </TextLink>
        <Button variant="text" size="small" onClick={onDismiss}>
          {t('drill.dismiss')}
        </Button>
      </Inline>
      <Button ref={nextRef} size="large" block loading={isBusy} onClick={onNext}>
        {t('drill.next')}
      </Button>
    </Stack>
  );
}
