'use client';
import { VisuallyHidden } from '../../components/index.ts';
import { useSchoolsTranslation } from '../../i18n/use-schools-translation.ts';
import * as styles from '../classes/classes.css.ts';
import { GradeMark } from './grade-mark.tsx';
import * as own from './school-courses.css.ts';
import type { CourseLink, CourseWork, RosterMember } from './school-courses.types.ts';
import { useCourseTexts } from './use-course-texts.ts';

const gradeStates = ['sent', 'waiting', 'failed'] as const;

interface MembersTableProps {
  members: readonly RosterMember[];
  links: readonly CourseLink[];
  works: readonly CourseWork[];
}

/** Each member with what they did at each link. It scrolls sideways; names stay in view. */
export function MembersTable({ members, links, works }: MembersTableProps) {
  const { t } = useSchoolsTranslation();
  const { linkName } = useCourseTexts();
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div className={styles.tableRoom} role="group" aria-label={t('members.title')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={`${styles.nameCell} ${styles.quiet}`}>
                {t('members.name')}
              </th>
              {links.map((link) => (
                <th key={link.linkId} scope="col" className={own.linkHead}>
                  {linkName(link)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <Row
                key={member.memberId}
                member={member}
                links={links}
                works={works.filter(({ memberId }) => memberId === member.memberId)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {works.some(({ grade }) => grade !== null) && (
        <ul className={styles.legend} aria-label={t('grade.legend')}>
          {gradeStates.map((state) => (
            <li key={state} className={styles.legendItem}>
              <GradeMark state={state} isSilent />
              {t(`grade.${state}`)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ member, links, works }: Omit<MembersTableProps, 'members'> & { member: RosterMember }) {
  const { t } = useSchoolsTranslation();
  const { memberName } = useCourseTexts();
  const { isTeacher, hasLaunched } = member;
  return (
    <tr>
      <th scope="row" className={styles.nameCell}>
        {memberName(member)}
        <span className={own.underName}>
          {[
            t(isTeacher ? 'members.teacher' : 'members.learner'),
            t(hasLaunched ? 'members.opened' : 'members.notOpened'),
          ].join(' · ')}
        </span>
      </th>
      {links.map(({ linkId }) => (
        <td key={linkId} className={styles.cell}>
          {!isTeacher && <Result work={works.find((work) => work.linkId === linkId)} />}
        </td>
      ))}
    </tr>
  );
}

function Result({ work }: { work: CourseWork | undefined }) {
  const { t } = useSchoolsTranslation();
  const { percentOf } = useCourseTexts();
  if (!work)
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('work.notOpened')}</VisuallyHidden>
      </>
    );
  if (work.submittedAt === null) return t('work.opened');
  return (
    <span className={own.result}>
      {work.share === null ? t('work.submitted') : percentOf(work.share)}
      {work.grade && <GradeMark state={work.grade.state} />}
    </span>
  );
}
