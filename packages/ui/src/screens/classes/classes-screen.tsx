'use client';
import Plus from 'lucide-react/icons/plus';
import School from 'lucide-react/icons/school';
import { type ReactNode, useId, useState } from 'react';
import { Badge, Button, Dialog, EmptyState, Heading, Inline, Stack, Text, TextLink } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { classPath, schoolCoursePath } from '../class-paths.ts';
import type { SchoolCourse } from '../school-courses/school-course.types.ts';
import { SectionCard } from '../section-card.tsx';
import { ActionFailure } from './action-failure.tsx';
import { ClassStates } from './class-states.tsx';
import * as styles from './classes.css.ts';
import type {
  ClassList,
  ClassNames,
  ClassPart,
  JoinedClassSummary,
  Outcome,
  TaughtClassSummary,
} from './classes.types.ts';
import { NamesForm } from './names-form.tsx';
import { useAction } from './use-action.ts';
import { isOver, useClassTexts } from './use-class-texts.ts';

export interface ClassesScreenProps {
  list: ClassPart<ClassList>;
  onRetry: () => void;
  /** The time at which the list is shown, ISO 8601. */
  now: string;
  /** Opens a class and goes to it. */
  onOpen: (names: ClassNames) => Promise<Outcome>;
}

/** The classes that somebody teaches, and those that they are in. */
export function ClassesScreen({ list, onRetry, now, onOpen }: ClassesScreenProps) {
  const { t } = useClassesTranslation();
  const [isOpening, setOpening] = useState(false);
  const open = (
    <Button icon={Plus} onClick={() => setOpening(true)}>
      {t('list.open')}
    </Button>
  );
  return (
    <ClassStates part={list} onRetry={onRetry}>
      {({ teaching, joined, courses }) => {
        const isEmpty = teaching.length + joined.length + courses.length === 0;
        return (
          <Stack space="large">
            <Inline justify="between" align="start" collapse>
              <Stack space="xsmall" grow>
                <Heading level={1}>{t('list.title')}</Heading>
                <Text tone="secondary">{t('list.lead')}</Text>
              </Stack>
              {!isEmpty && <Inline>{open}</Inline>}
            </Inline>
            {isEmpty && (
              <EmptyState
                icon={School}
                title={t('list.empty.title')}
                description={t('list.empty.text')}
                actions={open}
              />
            )}
            {courses.length > 0 && (
              <ListSection title={t('list.courses')} note={t('list.coursesNote')}>
                {courses.map((each) => (
                  <Course key={each.courseId} course={each} />
                ))}
              </ListSection>
            )}
            {joined.length > 0 && (
              <ListSection title={t('list.joined')}>
                {joined.map((each) => (
                  <Joined key={each.classId} joined={each} now={now} />
                ))}
              </ListSection>
            )}
            {teaching.length > 0 && (
              <ListSection title={t('list.taught')}>
                {teaching.map((each) => (
                  <Taught key={each.classId} taught={each} now={now} />
                ))}
              </ListSection>
            )}
            {isOpening && <OpeningDialog onOpen={onOpen} onClose={() => setOpening(false)} />}
          </Stack>
        );
      }}
    </ClassStates>
  );
}

const ListSection = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <SectionCard title={title} note={note}>
    <ul className={styles.list}>{children}</ul>
  </SectionCard>
);

interface RowProps {
  /** The page of the class or course. */
  href: string;
  name: string;
  /** Below the name. */
  about: ReactNode;
  /** At the end of the row. */
  children?: ReactNode;
}

/** A class or a course in a list. */
const Row = ({ href, name, about, children }: RowProps) => (
  <li className={styles.item}>
    <span className={styles.about}>
      <TextLink href={href} strong>
        {name}
      </TextLink>
      <Text as="span" size="small" tone="secondary">
        {about}
      </Text>
    </span>
    {children}
  </li>
);

function Course({ course: { courseId, title, school, isTeacher } }: { course: SchoolCourse }) {
  const { t } = useClassesTranslation();
  return (
    <Row href={schoolCoursePath(courseId)} name={title ?? t('list.untitledCourse')} about={school}>
      {isTeacher && <span className={styles.figure}>{t('list.taughtCourse')}</span>}
    </Row>
  );
}

function Taught({ taught, now }: { taught: TaughtClassSummary; now: string }) {
  const { t } = useClassesTranslation();
  const { dueText } = useClassTexts();
  const { classId, name, memberCount, assignmentCount, nextDueAt } = taught;
  const members = t('list.members', { count: memberCount });
  const about = `${members} · ${t('list.assignments', { count: assignmentCount })}`;
  return (
    <Row href={classPath(classId)} name={name} about={about}>
      {nextDueAt !== null && <span className={styles.figure}>{dueText(nextDueAt, now)}</span>}
    </Row>
  );
}

function Joined({ joined, now }: { joined: JoinedClassSummary; now: string }) {
  const { t } = useClassesTranslation();
  const { dueText } = useClassTexts();
  const { classId, name, teacherName, openCount, next } = joined;
  const about = [
    t('list.teacher', { name: teacherName }),
    ...(next ? [t('list.next', { title: next.title })] : []),
    ...(next?.dueAt ? [dueText(next.dueAt, now)] : []),
  ].join(' · ');
  return (
    <Row href={classPath(classId)} name={name} about={about}>
      <span className={styles.end}>
        {next && isOver(next.dueAt, now) && <Badge tone="attention">{t('state.overdue')}</Badge>}
        <span className={styles.figure}>
          {openCount === 0 ? t('list.nothingToDo') : t('list.toDo', { count: openCount })}
        </span>
      </span>
    </Row>
  );
}

function OpeningDialog({ onOpen, onClose }: Pick<ClassesScreenProps, 'onOpen'> & { onClose: () => void }) {
  const { t } = useClassesTranslation();
  const { isBusy, failure, run } = useAction();
  const form = useId();
  return (
    <Dialog
      open
      onOpenChange={() => !isBusy && onClose()}
      title={t('opening.title')}
      size="small"
      actions={
        <>
          <Button variant="text" tone="neutral" disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} loading={isBusy}>
            {t('opening.submit')}
          </Button>
        </>
      }
    >
      <Stack space="large">
        <NamesForm
          id={form}
          initial={{ name: '', teacherName: '' }}
          onSubmit={(names) => void run(() => onOpen(names))}
        />
        <ActionFailure failure={failure} />
      </Stack>
    </Dialog>
  );
}
