'use client';
import { Badge, Stack, Text, VisuallyHidden } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { useScoreTexts } from '../score-scale/index.ts';
import { AnswerMark } from './answer-mark.tsx';
import { answerOutcomes } from './answer-outcomes.ts';
import * as styles from './classes.css.ts';
import type { AssignmentResults, MemberResult } from './classes.types.ts';
import { slotsOf } from './slots-of.ts';
import { useClassTexts } from './use-class-texts.ts';

/** Each learner with state, score and the mark of each answer. It scrolls sideways; names stay in view. */
export function ResultsTable({ results }: { results: AssignmentResults }) {
  const { t } = useClassesTranslation();
  const slots = slotsOf(results);
  const isTest = results.taught.assignment.task.kind === 'test';
  return (
    <Stack space="medium">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div className={styles.tableRoom} role="group" aria-label={t('assignment.results')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={`${styles.nameCell} ${styles.quiet}`}>
                {t('assignment.learner')}
              </th>
              {(['state', 'score'] as const).map((name) => (
                <th key={name} scope="col" className={styles.headCell}>
                  {t(`assignment.${name}`)}
                </th>
              ))}
              {slots.map((slot) => (
                <th key={slot} scope="col" className={styles.markHead}>
                  <VisuallyHidden>{t('assignment.question', { number: slot })}</VisuallyHidden>
                  <span aria-hidden="true">{slot}</span>
                </th>
              ))}
              <th scope="col" className={styles.headCell}>
                {t('assignment.when')}
              </th>
            </tr>
          </thead>
          <tbody>
            {results.members.map((member) => (
              <Row key={member.memberId} member={member} slots={slots} />
            ))}
          </tbody>
        </table>
      </div>
      {slots.length > 0 && (
        <ul className={styles.legend} aria-label={t('assignment.legend')}>
          {answerOutcomes.map((outcome) => (
            <li key={outcome} className={styles.legendItem}>
              <AnswerMark outcome={outcome} isSilent />
              {t(`assignment.mark.${outcome}`)}
            </li>
          ))}
        </ul>
      )}
      {isTest && (
        <Text size="small" tone="secondary">
          {t('assignment.ranges')}
        </Text>
      )}
    </Stack>
  );
}

function Row({ member: { name, progress, answers }, slots }: { member: MemberResult; slots: readonly number[] }) {
  const { t } = useClassesTranslation();
  const { instantOf } = useScoreTexts();
  const { scoreText } = useClassTexts();
  const isDone = progress.state === 'done';
  return (
    <tr>
      <th scope="row" className={styles.nameCell}>
        {name}
      </th>
      <td className={styles.cell}>
        <Badge tone={isDone ? 'positive' : 'neutral'} size="small">
          {t(`state.${progress.state}`)}
        </Badge>{' '}
        {isDone && progress.isLate && (
          <Badge tone="attention" size="small">
            {t('state.late')}
          </Badge>
        )}
      </td>
      <td className={styles.cell}>{isDone && (scoreText(progress) ?? t('learner.notScored'))}</td>
      {slots.map((slot) => {
        const answer = answers.find((each) => each.slot === slot);
        return (
          <td key={slot} className={styles.markCell}>
            {answer && <AnswerMark outcome={answer.outcome} />}
          </td>
        );
      })}
      <td className={styles.cell}>{isDone && progress.finishedAt !== null && instantOf(progress.finishedAt)}</td>
    </tr>
  );
}
