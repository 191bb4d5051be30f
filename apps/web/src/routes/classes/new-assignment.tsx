import { textIn } from '@rehearse/languages';
import { questionTypes } from '@rehearse/question-types';
import { type AssignmentOffer, classPath, NewAssignmentScreen, type PickQuestions } from '@rehearse/ui/screens';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { Offered } from '../../app/frame/offered.tsx';
import { useTitle } from '../../app/head/use-title.ts';
import { useLanguage } from '../../app/language/use-language.ts';
import { useServices } from '../../app/services.ts';
import { failureOf } from '../../host/failure.ts';
import { timeZone } from '../../lib/time-zone.ts';
import { classCalls, loadClass } from '../../pages/classes/classes.ts';
import { outcomeOf } from '../../pages/classes/outcome-of.ts';
import { useClassPart } from '../../pages/classes/use-class-part.ts';
import { loadExams } from '../../pages/sittings/use-exams.ts';

const offered = questionTypes.map(({ id }) => id);

export function Component() {
  const { classId = '' } = useParams();
  useTitle(useTranslation().t('pages.newAssignment'));
  return (
    <Offered extra="classes">
      <NewAssignment key={classId} classId={classId} />
    </Offered>
  );
}

function NewAssignment({ classId }: { classId: string }) {
  const services = useServices();
  const navigate = useNavigate();
  const [language] = useLanguage();
  const calls = useMemo(() => classCalls(services, classId), [services, classId]);
  const { part, onRetry } = useClassPart(
    useCallback(async (): Promise<AssignmentOffer | null> => {
      const found = await loadClass(services, classId);
      if (found?.role !== 'teacher') return null;
      const exams = await loadExams(services);
      return {
        classId,
        className: found.name,
        exams: exams.map((exam) => ({ ...exam, name: textIn(exam.name, language) ?? exam.examId })),
      };
    }, [services, classId, language]),
  );
  const pick: PickQuestions = useCallback(
    (wanted) => calls.pick(wanted).catch((error: unknown) => ({ failure: failureOf(error) })),
    [calls],
  );
  return (
    <NewAssignmentScreen
      offer={part}
      onRetry={onRetry}
      types={offered}
      timeZone={timeZone()}
      pick={pick}
      onGive={(given) =>
        outcomeOf(async () => {
          await calls.give(given);
          void navigate(classPath(classId));
        })
      }
    />
  );
}
