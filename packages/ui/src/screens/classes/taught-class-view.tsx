'use client';
import { Stack } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { sitePaths } from '../site-paths.ts';
import { ClassHead } from './class-head.tsx';
import { ClassMembers, type ClassMembersProps } from './class-members.tsx';
import { ClassMistakes, type ClassMistakesProps } from './class-mistakes.tsx';
import { ClassSettings, type ClassSettingsProps } from './class-settings.tsx';
import * as styles from './classes.css.ts';
import type { TaughtClass } from './classes.types.ts';
import { InvitationPanel, type InvitationPanelProps } from './invitation-panel.tsx';
import { TaughtAssignments } from './taught-assignments.tsx';

export interface TaughtClassViewProps
  extends Pick<ClassMembersProps, 'onRemove'>,
    Pick<ClassSettingsProps, 'onRename' | 'onDelete'>,
    Pick<ClassMistakesProps, 'mistakes'>,
    Pick<InvitationPanelProps, 'onCopy' | 'onRenew' | 'onOpenChange'> {
  taught: TaughtClass;
  /** The whole address of the invitation. */
  invitationUrl: string;
  /** The time at which the class is shown, ISO 8601. */
  now: string;
  onRetryMistakes: () => void;
}

/** A class, as its teacher sees it. */
export function TaughtClassView(props: TaughtClassViewProps) {
  const { taught, now } = props;
  const { t } = useClassesTranslation();
  const { classId, name, teacherName, members, assignments, invitation } = taught;
  return (
    <Stack space="large">
      <ClassHead
        back={{ href: sitePaths.classes, label: t('back') }}
        title={name}
        about={`${t('list.members', { count: members.length })} · ${t('list.assignments', { count: assignments.length })}`}
      />
      <div className={styles.columns}>
        <Stack space="large">
          <TaughtAssignments taught={taught} now={now} />
          <ClassMistakes classId={classId} mistakes={props.mistakes} onRetry={props.onRetryMistakes} />
        </Stack>
        <Stack space="large">
          <InvitationPanel
            isOpen={invitation.isOpen}
            url={props.invitationUrl}
            onCopy={props.onCopy}
            onRenew={props.onRenew}
            onOpenChange={props.onOpenChange}
          />
          <ClassMembers members={members} assignments={assignments.length} onRemove={props.onRemove} />
          <ClassSettings names={{ name, teacherName }} onRename={props.onRename} onDelete={props.onDelete} />
        </Stack>
      </div>
    </Stack>
  );
}
