'use client';
import { Badge, Inline, Stack, Text, TextLink } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { useSchoolsTranslation } from '../../i18n/use-schools-translation.ts';
import { questionPath } from '../class-paths.ts';
import * as styles from '../classes/classes.css.ts';
import { SeenLists } from '../classes/seen-lists.tsx';
import { SectionCard } from '../section-card.tsx';
import { sittingPath, testReportPath } from '../sitting-paths.ts';
import type { CourseLink, CourseRecord, CourseWork } from './school-courses.types.ts';
import { useCourseTexts } from './use-course-texts.ts';

const seen = ['members', 'state', 'score'] as const;
const unseen = ['answers', 'practice', 'lists'] as const;

/** A course, as one of its learners sees it: their own work, and what their teachers see of it. */
export function MyCourse({ found: { course, links, works } }: { found: CourseRecord }) {
  const { t } = useSchoolsTranslation();
  const { school } = course;
  return (
    <div className={styles.columns}>
      <SectionCard title={t('mine.title')} note={t('mine.connected', { school })}>
        <ul className={styles.list} aria-label={t('mine.title')}>
          {links.map((link) => {
            const work = works.find(({ linkId }) => linkId === link.linkId);
            return work && <Item key={link.linkId} link={link} work={work} />;
          })}
        </ul>
      </SectionCard>
      <SeenSection school={school} />
    </div>
  );
}

function SeenSection({ school }: { school: string }) {
  const { t } = useSchoolsTranslation();
  const { t: classes } = useClassesTranslation();
  return (
    <SectionCard title={classes('seen.title')}>
      <SeenLists
        lead={t('seen.lead', { school })}
        does={seen.map((name) => t(`seen.${name}`, { school }))}
        doesNot={unseen.map((name) => t(`seen.${name}`))}
        notes={[t('seen.others'), t('seen.leaving')]}
        narrow
      />
    </SectionCard>
  );
}

function Item({ link, work }: { link: CourseLink; work: CourseWork }) {
  const { t } = useSchoolsTranslation();
  const { linkName, taskText, percentOf, instantOf } = useCourseTexts();
  const { openedAt, submittedAt, share, grade } = work;
  const facts =
    submittedAt === null
      ? [t('mine.openedOn', { date: instantOf(openedAt) })]
      : [
          t('mine.submittedOn', { date: instantOf(submittedAt) }),
          ...(share === null
            ? link.isGraded
              ? [t('mine.notScored')]
              : []
            : [t('mine.score', { percent: percentOf(share) })]),
        ];
  return (
    <li className={styles.item}>
      <Stack space="hairline">
        <Inline space="xsmall">
          <Text as="span" weight="medium">
            {linkName(link)}
          </Text>
          <Badge tone={submittedAt === null ? 'neutral' : 'positive'}>
            {t(submittedAt === null ? 'work.opened' : 'work.submitted')}
          </Badge>
        </Inline>
        {link.title !== null && (
          <Text as="span" size="small" tone="secondary">
            {taskText(link.task)}
          </Text>
        )}
        <Text as="span" size="small" tone="secondary">
          {facts.join(' · ')}
        </Text>
        {grade && (
          <Text as="span" size="small" tone={grade.state === 'failed' ? 'critical' : 'secondary'}>
            {t(`mine.grade.${grade.state}`)}
          </Text>
        )}
      </Stack>
      <Way link={link} work={work} />
    </li>
  );
}

/** The way back to what a link opened. */
function Way({ link, work: { sitting } }: { link: CourseLink; work: CourseWork }) {
  const { t } = useSchoolsTranslation();
  const { linkName } = useCourseTexts();
  const title = linkName(link);
  if (link.task.kind === 'question')
    return (
      <TextLink href={questionPath(link.task.question)} aria-label={t('mine.questionName', { title })}>
        {t('mine.question')}
      </TextLink>
    );
  if (sitting === null) return null;
  const [path, name] = sitting.isFinished ? ([testReportPath, 'report'] as const) : ([sittingPath, 'goOn'] as const);
  return (
    <TextLink href={path(sitting.sittingId)} aria-label={t(`mine.${name}Name`, { title })}>
      {t(`mine.${name}`)}
    </TextLink>
  );
}
