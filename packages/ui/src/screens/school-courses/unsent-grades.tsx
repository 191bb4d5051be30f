'use client';
import { Heading, Stack, Text } from '../../components/index.ts';
import { useSchoolsTranslation } from '../../i18n/use-schools-translation.ts';
import * as styles from '../classes/classes.css.ts';
import type { CourseLink, CourseWork, RosterMember } from './school-courses.types.ts';
import { useCourseTexts } from './use-course-texts.ts';

interface UnsentGradesProps {
  members: readonly RosterMember[];
  links: readonly CourseLink[];
  works: readonly CourseWork[];
}

/** The scores that the gradebook lacks because sending them failed, with why and what to do; nothing if there are none. */
export function UnsentGrades({ members, links, works }: UnsentGradesProps) {
  const { t } = useSchoolsTranslation();
  const { linkName, memberName } = useCourseTexts();
  const unsent = works.flatMap(({ memberId, linkId, grade }) => {
    const member = members.find((each) => each.memberId === memberId);
    const link = links.find((each) => each.linkId === linkId);
    if (!member || !link || !grade?.failure || (grade.state !== 'waiting' && grade.state !== 'failed')) return [];
    const reason = t(`unsent.reason.${grade.failure}`);
    return {
      key: `${memberId} ${linkId}`,
      of: t('unsent.of', { name: memberName(member), link: linkName(link) }),
      text: t(`unsent.${grade.state}`, { reason }),
    };
  });
  if (unsent.length === 0) return null;
  return (
    <Stack space="small">
      <Heading level={3}>{t('unsent.title')}</Heading>
      <Stack as="ul" space="small" aria-label={t('unsent.title')}>
        {unsent.map(({ key, of, text }) => (
          <li key={key} className={styles.about}>
            <Text as="span" weight="medium">
              {of}
            </Text>
            <Text as="span" size="small" tone="secondary">
              {text}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
