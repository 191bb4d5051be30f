'use client';
import { ErrorState, Skeleton, Stack, Text, VisuallyHidden } from '../../components/index.ts';
import { useSchoolsTranslation } from '../../i18n/use-schools-translation.ts';
import { SectionCard } from '../section-card.tsx';
import { useFailureText } from '../use-failure-text.ts';
import { MembersTable } from './members-table.tsx';
import type { CourseRecord, Roster, RosterMember } from './school-courses.types.ts';
import { UnsentGrades } from './unsent-grades.tsx';

export interface CourseMembersProps {
  found: CourseRecord;
  roster: Roster;
  onRetry: () => void;
}

/** The members of a course, as its platform says, and what each did here. */
export function CourseMembers(props: CourseMembersProps) {
  const { t } = useSchoolsTranslation();
  return (
    <SectionCard title={t('members.title')}>
      <Body {...props} />
    </SectionCard>
  );
}

function Body({ found: { course, links, works }, roster, onRetry }: CourseMembersProps) {
  const { t, language } = useSchoolsTranslation();
  const failureText = useFailureText();
  switch (roster.phase) {
    case 'missing':
      return <Text tone="secondary">{t('members.notShared', { school: course.school })}</Text>;
    case 'loading':
      return (
        <Stack space="small" aria-busy="true">
          <VisuallyHidden announce="polite">{t('members.loading')}</VisuallyHidden>
          <Skeleton lines={4} />
        </Stack>
      );
    case 'failed': {
      const isPlatforms = roster.failure.code === 'school.unreachable';
      return (
        <ErrorState
          level={3}
          title={t('members.failed.title')}
          description={isPlatforms ? t('members.failed.text') : failureText(roster.failure)}
          onRetry={onRetry}
        />
      );
    }
    case 'ready':
      if (roster.value.length === 0)
        return <Text tone="secondary">{t('members.none', { school: course.school })}</Text>;
      return (
        <Stack space="large">
          <MembersTable members={sorted(roster.value, language)} links={links} works={works} />
          <UnsentGrades members={roster.value} links={links} works={works} />
        </Stack>
      );
  }
}

/** Learners by name, then teachers. */
function sorted(members: readonly RosterMember[], language: string): RosterMember[] {
  const { compare } = new Intl.Collator(language);
  return members.toSorted(
    (one, other) =>
      Number(one.isTeacher) - Number(other.isTeacher) ||
      compare(one.name ?? one.memberId, other.name ?? other.memberId),
  );
}
