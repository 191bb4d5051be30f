'use client';
import { ErrorState, Heading, Skeleton, Stack, Text, TextLink } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import { assignmentPath } from '../class-paths.ts';
import { useScoreTexts } from '../score-scale/index.ts';
import { SectionCard } from '../section-card.tsx';
import { grammarLessonPath } from '../site-paths.ts';
import { useFailureText } from '../use-failure-text.ts';
import * as styles from './classes.css.ts';
import type { ClassPart, ClassMistakes as Mistakes } from './classes.types.ts';
import { QuestionResultItem } from './question-result-item.tsx';
import { useAnswerCounts } from './use-answer-counts.ts';

export interface ClassMistakesProps {
  classId: string;
  mistakes: ClassPart<Mistakes>;
  onRetry: () => void;
}

/** What a class gets wrong: types, questions and kinds of mistakes, each with what it rests on. */
export function ClassMistakes({ classId, mistakes, onRetry }: ClassMistakesProps) {
  const { t } = useClassesTranslation();
  const failureText = useFailureText();
  const note =
    mistakes.phase === 'ready' && mistakes.value.done > 0
      ? t('mistakes.rests', { count: mistakes.value.done })
      : undefined;
  return (
    <SectionCard title={t('mistakes.title')} note={note}>
      {mistakes.phase === 'loading' && (
        <div aria-busy="true">
          <Skeleton lines={4} />
        </div>
      )}
      {mistakes.phase === 'failed' && (
        <ErrorState level={3} title={t('failed')} description={failureText(mistakes.failure)} onRetry={onRetry} />
      )}
      {mistakes.phase === 'ready' && <Found classId={classId} {...mistakes.value} />}
    </SectionCard>
  );
}

function Found({ classId, done, types, questions, kinds }: Mistakes & { classId: string }) {
  const { t } = useClassesTranslation();
  const { t: corrections } = useCorrectionsTranslation();
  const { typeName } = useScoreTexts();
  const countsText = useAnswerCounts();
  if (done === 0) return <Text tone="secondary">{t('mistakes.none')}</Text>;
  return (
    <Stack space="xlarge">
      {types.length > 0 && (
        <Stack space="small">
          <Heading level={3}>{t('mistakes.types')}</Heading>
          <ul className={styles.list} aria-label={t('mistakes.types')}>
            {types.map((type) => (
              <li key={type.submoduleId} className={styles.line}>
                <Text as="span">{typeName(type.submoduleId)}</Text>
                <span className={styles.figure}>{countsText(type)}</span>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {kinds.length > 0 && (
        <Stack space="small">
          <Heading level={3}>{t('mistakes.kinds')}</Heading>
          <ul className={styles.list} aria-label={t('mistakes.kinds')}>
            {kinds.map(({ kind, count, members }) => (
              <li key={kind} className={styles.line}>
                <TextLink
                  href={grammarLessonPath(kind)}
                  aria-label={t('mistakes.lesson', { kind: corrections(`kind.${kind}`) })}
                >
                  {corrections(`kind.${kind}`)}
                </TextLink>
                <span className={styles.figure}>
                  {t('mistakes.times', { count })} · {t('mistakes.members', { count: members })}
                </span>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {questions.length > 0 && (
        <Stack space="small">
          <Heading level={3}>{t('mistakes.questions')}</Heading>
          <ul className={styles.list} aria-label={t('mistakes.questions')}>
            {questions.map(({ assignmentId, title, result }) => (
              <QuestionResultItem
                key={`${assignmentId} ${result.question.questionId}`}
                result={result}
                of={<TextLink href={assignmentPath(classId, assignmentId)}>{title}</TextLink>}
              />
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  );
}
