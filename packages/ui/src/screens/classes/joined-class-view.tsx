'use client';
import { useState } from 'react';
import { Button, Inline, Stack, Text } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { SectionCard } from '../section-card.tsx';
import { sitePaths } from '../site-paths.ts';
import { AskDialog } from './ask-dialog.tsx';
import { ClassHead } from './class-head.tsx';
import * as styles from './classes.css.ts';
import type { JoinedClass, Outcome } from './classes.types.ts';
import { MyAssignments, type MyAssignmentsProps } from './my-assignments.tsx';
import { NameDialog } from './name-dialog.tsx';
import { WhatIsSeen } from './what-is-seen.tsx';

export interface JoinedClassViewProps extends Pick<MyAssignmentsProps, 'onStart'> {
  joined: JoinedClass;
  /** The time at which the class is shown, ISO 8601. */
  now: string;
  /** Changes the name that the teacher sees. */
  onNameChange: (name: string) => Promise<Outcome>;
  /** Leaves the class and its page. */
  onLeave: () => Promise<Outcome>;
}

/** A class, as a learner sees it. */
export function JoinedClassView({ joined, now, onStart, onNameChange, onLeave }: JoinedClassViewProps) {
  const { t } = useClassesTranslation();
  const [asked, setAsked] = useState<'name' | 'leave' | null>(null);
  const { name, teacherName, memberName, assignments } = joined;
  return (
    <Stack space="large">
      <ClassHead
        back={{ href: sitePaths.classes, label: t('back') }}
        title={name}
        about={t('learner.teacher', { name: teacherName })}
      />
      <div className={styles.columns}>
        <MyAssignments classId={joined.classId} assignments={assignments} now={now} onStart={onStart} />
        <SectionCard title={t('seen.title')}>
          <Stack space="large">
            <Inline justify="between">
              <Text>{t('learner.shownAs', { name: memberName })}</Text>
              <Button size="small" variant="outline" tone="neutral" onClick={() => setAsked('name')}>
                {t('learner.rename')}
              </Button>
            </Inline>
            <WhatIsSeen narrow />
            <Inline>
              <Button variant="outline" tone="critical" onClick={() => setAsked('leave')}>
                {t('learner.leave')}
              </Button>
            </Inline>
          </Stack>
        </SectionCard>
      </div>
      {asked === 'name' && <NameDialog name={memberName} onSave={onNameChange} onClose={() => setAsked(null)} />}
      {asked === 'leave' && (
        <AskDialog
          title={t('learner.leaving.title', { name })}
          text={t('learner.leaving.text')}
          confirm={t('learner.leave')}
          keep={t('learner.leaving.stay')}
          act={onLeave}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}
