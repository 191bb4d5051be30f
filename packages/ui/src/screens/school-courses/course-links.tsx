'use client';
import LinkIcon from 'lucide-react/icons/link';
import { EmptyState, Text, TextLink } from '../../components/index.ts';
import { useSchoolsTranslation } from '../../i18n/use-schools-translation.ts';
import { questionPath } from '../class-paths.ts';
import * as styles from '../classes/classes.css.ts';
import { SectionCard } from '../section-card.tsx';
import type { CourseLink, CourseWork } from './school-courses.types.ts';
import { useCourseTexts } from './use-course-texts.ts';

interface CourseLinksProps {
  links: readonly CourseLink[];
  works: readonly CourseWork[];
}

/** The links of a course that somebody opened, with how many submitted. */
export function CourseLinks({ links, works }: CourseLinksProps) {
  const { t } = useSchoolsTranslation();
  return (
    <SectionCard title={t('links.title')} note={links.length > 0 ? t('links.note') : undefined}>
      {links.length === 0 ? (
        <EmptyState icon={LinkIcon} level={3} title={t('links.none.title')} description={t('links.none.text')} />
      ) : (
        <ul className={styles.list} aria-label={t('links.title')}>
          {links.map((link) => (
            <Item key={link.linkId} link={link} works={works.filter(({ linkId }) => linkId === link.linkId)} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

function Item({ link, works }: { link: CourseLink; works: readonly CourseWork[] }) {
  const { t } = useSchoolsTranslation();
  const { linkName, taskText } = useCourseTexts();
  const { title, task, isGraded } = link;
  const submitted = works.filter(({ submittedAt }) => submittedAt !== null).length;
  const about = [...(title === null ? [] : [taskText(task)]), ...(isGraded ? [] : [t('links.ungraded')])];
  return (
    <li className={styles.item}>
      <span className={styles.about}>
        <Text as="span" weight="medium">
          {linkName(link)}
        </Text>
        {about.length > 0 && (
          <Text as="span" size="small" tone="secondary">
            {about.join(' · ')}
          </Text>
        )}
        {task.kind === 'question' && (
          <Text as="span" size="small">
            <TextLink href={questionPath(task.question)}>{t('links.question')}</TextLink>
          </Text>
        )}
      </span>
      <span className={styles.figure}>
        {[t('links.opened', { count: works.length }), t('links.submitted', { count: submitted })].join(' · ')}
      </span>
    </li>
  );
}
