import { type ClassScreenProps, joinClassPath, sitePaths, sittingPath } from '@rehearse/ui/screens';
import { useCallback, useContext, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { OriginContext } from '../../app/head/origin.ts';
import { type Services, useServices } from '../../app/services.ts';
import { usePart } from '../../app/use-part.ts';
import { keptPracticeSettings } from '../../questions/running/use-practice-settings.ts';
import { classCalls, loadClass, loadMistakes } from './classes.ts';
import { outcomeOf } from './outcome-of.ts';
import { toClassPart, useClassPart } from './use-class-part.ts';

/** By how much the learner has extended the times of tests; undefined if it is not known who that is. */
async function extendedTime({ me }: Pick<Services, 'me'>) {
  const account = await me.owner();
  return account === null ? undefined : keptPracticeSettings(account).get().timeFactor;
}

/** A class with all that its teacher and its members can do. */
export function useClass(classId: string): ClassScreenProps {
  const services = useServices();
  const navigate = useNavigate();
  const { origin } = useContext(OriginContext);
  const calls = useMemo(() => classCalls(services, classId), [services, classId]);
  const { part, now, onRetry, reload } = useClassPart(
    useCallback(() => loadClass(services, classId), [services, classId]),
  );
  const found = part.phase === 'ready' ? part.value : null;
  const isTeacher = found?.role === 'teacher';
  const [mistakes, onRetryMistakes, reloadMistakes] = usePart(
    useCallback(async () => (isTeacher ? loadMistakes(services, classId) : null), [services, classId, isTeacher]),
  );
  const invitationUrl = found && isTeacher ? `${origin}${joinClassPath(found.invitation.token)}` : '';

  const changing = (act: () => Promise<unknown>) =>
    outcomeOf(async () => {
      await act();
      reload();
      if (isTeacher) reloadMistakes();
    });
  const leaving = (act: () => Promise<unknown>) =>
    outcomeOf(async () => {
      await act();
      void navigate(sitePaths.classes, { replace: true });
    });

  return {
    found: part,
    now,
    onRetry,
    teaching: {
      mistakes: toClassPart(mistakes),
      onRetryMistakes,
      invitationUrl,
      onCopy: () =>
        // pages that are not served over TLS have no clipboard
        Promise.resolve()
          .then(() => navigator.clipboard.writeText(invitationUrl))
          .then(
            () => true,
            () => false,
          ),
      onRenew: () => changing(calls.renewInvitation),
      onOpenChange: (isOpen) => changing(() => calls.openInvitation(isOpen)),
      onRemove: (memberId) => changing(() => calls.removeMember(memberId)),
      onRename: (names) => changing(() => calls.rename(names)),
      onDelete: () => leaving(calls.remove),
    },
    learning: {
      onStart: (assignment) =>
        outcomeOf(async () => {
          const timeFactor = assignment.task.kind === 'test' ? await extendedTime(services) : undefined;
          const { sittingId } = await calls.start(assignment.assignmentId, timeFactor);
          void navigate(sittingPath(sittingId));
        }),
      onNameChange: (name) => changing(() => calls.changeOwnName(name)),
      onLeave: () => leaving(calls.leave),
    },
  };
}
