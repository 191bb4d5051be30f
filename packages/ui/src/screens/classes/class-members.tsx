'use client';
import UserMinus from 'lucide-react/icons/user-minus';
import { useState } from 'react';
import { IconButton, Text } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { useScoreTexts } from '../score-scale/index.ts';
import { SectionCard } from '../section-card.tsx';
import { AskDialog } from './ask-dialog.tsx';
import * as styles from './classes.css.ts';
import type { ClassMember, Outcome } from './classes.types.ts';
import { useFocusOnce } from './use-focus-once.ts';

export interface ClassMembersProps {
  members: readonly ClassMember[];
  /** Number of assignments of the class. */
  assignments: number;
  onRemove: (memberId: string) => Promise<Outcome>;
}

/** The learners of a class; each can be removed. */
export function ClassMembers({ members, assignments, onRemove }: ClassMembersProps) {
  const { t } = useClassesTranslation();
  const { shortDayOf } = useScoreTexts();
  const [section, awaitChange] = useFocusOnce(members);
  const [asked, setAsked] = useState<ClassMember | null>(null);
  return (
    <SectionCard title={t('members.title')} ref={section}>
      {members.length === 0 ? (
        <Text tone="secondary">{t('members.none')}</Text>
      ) : (
        <ul className={styles.list} aria-label={t('members.list')}>
          {members.map((member) => (
            <li key={member.memberId} className={styles.member}>
              <span className={styles.about}>
                <Text as="span" weight="medium">
                  {member.name}
                </Text>
                <Text as="span" size="small" tone="secondary" tabular>
                  {[
                    assignments > 0
                      ? t('members.done', { done: member.done, assignments })
                      : t('members.joined', { date: shortDayOf(member.joinedAt) }),
                    ...(member.late > 0 ? [t('assignments.lateCount', { count: member.late })] : []),
                  ].join(' · ')}
                </Text>
              </span>
              <IconButton
                icon={UserMinus}
                label={t('members.remove', { name: member.name })}
                onClick={() => setAsked(member)}
              />
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <AskDialog
          title={t('members.removing.title', { name: asked.name })}
          text={t('members.removing.text')}
          confirm={t('members.removing.confirm')}
          act={async () => {
            const outcome = await onRemove(asked.memberId);
            if (outcome === null) awaitChange();
            return outcome;
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </SectionCard>
  );
}
