'use client';
import UserMinus from 'lucide-react/icons/user-minus';
import { useState } from 'react';
import { Button, IconButton, Inline, Stack, Text } from '../../components/index.ts';
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

/** A longer list would push what is below it out of reach. */
const shownAtFirst = 20;

/** The learners of a class; each can be removed. Of many only some are shown until all are asked for. */
export function ClassMembers({ members, assignments, onRemove }: ClassMembersProps) {
  const { t } = useClassesTranslation();
  const { shortDayOf } = useScoreTexts();
  const [section, awaitChange] = useFocusOnce(members);
  const [asked, setAsked] = useState<ClassMember | null>(null);
  const [isAll, setAll] = useState(false);
  const shown = isAll ? members : members.slice(0, shownAtFirst);
  return (
    <SectionCard title={t('members.title')} ref={section}>
      {members.length === 0 ? (
        <Text tone="secondary">{t('members.none')}</Text>
      ) : (
        <Stack space="medium">
          <ul className={styles.list} aria-label={t('members.list')}>
            {shown.map((member) => (
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
          {members.length > shownAtFirst && (
            <Inline>
              <Button variant="text" size="small" onClick={() => setAll(!isAll)}>
                {isAll ? t('members.fewer') : t('members.all', { count: members.length })}
              </Button>
            </Inline>
          )}
        </Stack>
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
