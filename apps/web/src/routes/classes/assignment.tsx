import { AssignmentScreen, classPath } from '@rehearse/ui/screens';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { Offered } from '../../app/frame/offered.tsx';
import { useTitle } from '../../app/head/use-title.ts';
import { useServices } from '../../app/services.ts';
import { csvOf } from '../../lib/csv.ts';
import { saveFile } from '../../lib/save-file.ts';
import { timeZone } from '../../lib/time-zone.ts';
import { classCalls, loadResults } from '../../pages/classes/classes.ts';
import { outcomeOf } from '../../pages/classes/outcome-of.ts';
import { useClassPart } from '../../pages/classes/use-class-part.ts';

export function Component() {
  const { classId = '', assignmentId = '' } = useParams();
  return (
    <Offered extra="classes">
      <Assignment key={`${classId} ${assignmentId}`} classId={classId} assignmentId={assignmentId} />
    </Offered>
  );
}

function Assignment({ classId, assignmentId }: { classId: string; assignmentId: string }) {
  const services = useServices();
  const navigate = useNavigate();
  const { t } = useTranslation();
  const calls = useMemo(() => classCalls(services, classId), [services, classId]);
  const { part, now, onRetry, reload } = useClassPart(
    useCallback(() => loadResults(services, classId, assignmentId), [services, classId, assignmentId]),
  );
  useTitle(part.phase === 'ready' ? part.value.taught.assignment.title : t('pages.assignment'));
  return (
    <AssignmentScreen
      classId={classId}
      results={part}
      now={now}
      timeZone={timeZone()}
      onRetry={onRetry}
      onEdit={(words) =>
        outcomeOf(async () => {
          await calls.changeAssignment(assignmentId, words);
          reload();
        })
      }
      onDelete={() =>
        outcomeOf(async () => {
          await calls.deleteAssignment(assignmentId);
          void navigate(classPath(classId), { replace: true });
        })
      }
      onDownload={(title, rows) => saveFile({ fileName: `${title}.csv`, mediaType: 'text/csv', content: csvOf(rows) })}
    />
  );
}
