'use client';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { Badge, Button, EmptyState, Inline, Stack, Text, TextLink } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { reportForClassPath } from '../class-paths.ts';
import { useScoreTexts } from '../score-scale/index.ts';
import { SectionCard } from '../section-card.tsx';
import { ActionFailure } from './action-failure.tsx';
import * as styles from './classes.css.ts';
import type { Assignment, MyAssignment, Outcome } from './classes.types.ts';
import { useAction } from './use-action.ts';
import { isOver, useClassTexts } from './use-class-texts.ts';

export interface MyAssignmentsProps {
  classId: string;
  assignments: readonly MyAssignment[];
  now: string;
  /** Starts an assignment or goes on with it, on the page of the sitting. */
  onStart: (assignment: Assignment) => Promise<Outcome>;
}

/** The work that a learner was given. */
export function MyAssignments({ classId, assignments, now, onStart }: MyAssignmentsProps) {
  const { t } = useClassesTranslation();
  return (
    <SectionCard title={t('assignments.title')}>
      {assignments.length === 0 ? (
        <EmptyState
          icon={ClipboardList}
          level={3}
          title={t('assignments.none.title')}
          description={t('assignments.none.learner')}
        />
      ) : (
        <ul className={styles.list} aria-label={t('assignments.title')}>
          {assignments.map((mine) => (
            <Item key={mine.assignment.assignmentId} classId={classId} mine={mine} now={now} onStart={onStart} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

interface ItemProps extends Pick<MyAssignmentsProps, 'classId' | 'now' | 'onStart'> {
  mine: MyAssignment;
}

function Item({ classId, mine: { assignment, progress, sittingId, isUnderWay }, now, onStart }: ItemProps) {
  const { t } = useClassesTranslation();
  const { instantOf } = useScoreTexts();
  const { taskText, dueText, resultText } = useClassTexts();
  const { isBusy, failure, run } = useAction();
  const { title, instructions, dueAt, minutes } = assignment;
  const isDone = progress.state === 'done';
  const action = isUnderWay ? 'goOn' : isDone ? 'again' : 'start';
  return (
    <li className={styles.item}>
      <div className={styles.about}>
        <Inline space="xsmall">
          <Text as="span" weight="medium">
            {title}
          </Text>
          {isDone && <Badge tone="positive">{t('state.done')}</Badge>}
          {!isDone && isUnderWay && <Badge>{t('state.inProgress')}</Badge>}
          {isDone && progress.isLate && <Badge tone="attention">{t('state.late')}</Badge>}
          {!isDone && isOver(dueAt, now) && <Badge tone="attention">{t('state.overdue')}</Badge>}
        </Inline>
        <Text as="span" size="small" tone="secondary">
          {taskText(assignment)} · {t('assignments.minutes', { minutes })}
        </Text>
        <Text as="span" size="small" tone="secondary">
          {[
            dueText(dueAt, now),
            ...(progress.finishedAt && isDone ? [t('learner.doneOn', { date: instantOf(progress.finishedAt) })] : []),
            ...(isDone ? [resultText(progress) ?? t('learner.notScored')] : []),
          ].join(' · ')}
        </Text>
        {instructions !== null && <p className={styles.instructions}>{instructions}</p>}
      </div>
      <Stack space="small">
        <span className={styles.end}>
          {isDone && sittingId !== null && (
            <TextLink href={reportForClassPath(sittingId, classId)} aria-label={t('learner.reportName', { title })}>
              {t('learner.report')}
            </TextLink>
          )}
          <Button
            size="small"
            variant={isDone && !isUnderWay ? 'outline' : 'solid'}
            loading={isBusy}
            aria-label={t(`learner.${action}Name`, { title })}
            onClick={() => void run(() => onStart(assignment))}
          >
            {t(`learner.${action}`)}
          </Button>
        </span>
        <ActionFailure failure={failure} />
      </Stack>
    </li>
  );
}
