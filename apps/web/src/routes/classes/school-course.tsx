import { SchoolCourseScreen } from '@rehearse/ui/screens';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Offered } from '../../app/frame/offered.tsx';
import { useTitle } from '../../app/head/use-title.ts';
import { useServices } from '../../app/services.ts';
import { usePart } from '../../app/use-part.ts';
import { loadCourse, loadRoster } from '../../pages/classes/school-courses.ts';
import { toClassPart, useClassPart } from '../../pages/classes/use-class-part.ts';

export function Component() {
  const { courseId = '' } = useParams();
  return (
    <Offered extra="classes">
      <Course key={courseId} courseId={courseId} />
    </Offered>
  );
}

function Course({ courseId }: { courseId: string }) {
  const { t } = useTranslation();
  const services = useServices();
  const { part, onRetry } = useClassPart(useCallback(() => loadCourse(services, courseId), [services, courseId]));
  const course = part.phase === 'ready' ? part.value.course : null;
  const hasRoster = course?.hasRoster;
  const [members, onRetryRoster] = usePart(
    useCallback(async () => {
      if (hasRoster === undefined) return new Promise<never>(() => {});
      return hasRoster ? loadRoster(services, courseId) : null;
    }, [services, courseId, hasRoster]),
  );
  useTitle(course?.title ?? t('pages.schoolCourse'));
  return (
    <SchoolCourseScreen found={part} onRetry={onRetry} roster={toClassPart(members)} onRetryRoster={onRetryRoster} />
  );
}
