'use client';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Plus from 'lucide-react/icons/plus';
import { Badge, ButtonLink, EmptyState, Text, TextLink } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { assignmentPath, newAssignmentPath } from '../class-paths.ts';
import { SectionCard } from '../section-card.tsx';
import * as styles from './classes.css.ts';
import type { TaughtAssignment, TaughtClass } from './classes.types.ts';
import { useClassTexts } from './use-class-texts.ts';

interface TaughtAssignmentsProps {
  taught: Pick<TaughtClass, 'classId' | 'assignments' | 'members'>;
  now: string;
}

/** The work that a teacher gave, with how many are done. */
export function TaughtAssignments({ taught: { classId, assignments, members }, now }: TaughtAssignmentsProps) {
  const { t } = useClassesTranslation();
  const give = (
    <ButtonLink icon={Plus} href={newAssignmentPath(classId)}>
      {t('assignments.give')}
    </ButtonLink>
  );
  return (
    <SectionCard title={t('assignments.title')} actions={assignments.length > 0 && give}>
      {assignments.length === 0 ? (
        <EmptyState
          icon={ClipboardList}
          level={3}
          title={t('assignments.none.title')}
          description={t('assignments.none.teacher')}
          actions={give}
        />
      ) : (
        <ul className={styles.list}>
          {assignments.map((each) => (
            <Item
              key={each.assignment.assignmentId}
              classId={classId}
              given={each}
              members={members.length}
              now={now}
            />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

interface ItemProps {
  classId: string;
  given: TaughtAssignment;
  members: number;
  now: string;
}

function Item({ classId, given: { assignment, done, late }, members, now }: ItemProps) {
  const { t } = useClassesTranslation();
  const { taskText, dueText } = useClassTexts();
  return (
    <li className={styles.item}>
      <span className={styles.about}>
        <TextLink href={assignmentPath(classId, assignment.assignmentId)} strong>
          {assignment.title}
        </TextLink>
        <Text as="span" size="small" tone="secondary">
          {taskText(assignment)}
        </Text>
        <Text as="span" size="small" tone="secondary">
          {dueText(assignment.dueAt, now)}
        </Text>
      </span>
      <span className={styles.end}>
        {late > 0 && <Badge tone="attention">{t('assignments.lateCount', { count: late })}</Badge>}
        <span className={styles.figure}>{t('assignments.done', { done, members })}</span>
      </span>
    </li>
  );
}
