import { ClassesScreen, classPath } from '@rehearse/ui/screens';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Offered } from '../../app/frame/offered.tsx';
import { useTitle } from '../../app/head/use-title.ts';
import { useServices } from '../../app/services.ts';
import { loadClasses, openClass } from '../../pages/classes/classes.ts';
import { outcomeOf } from '../../pages/classes/outcome-of.ts';
import { useClassPart } from '../../pages/classes/use-class-part.ts';

export const Component = () => (
  <Offered extra="classes">
    <Classes />
  </Offered>
);

function Classes() {
  const services = useServices();
  const navigate = useNavigate();
  useTitle(useTranslation().t('pages.classes'));
  const { part, now, onRetry } = useClassPart(useCallback(() => loadClasses(services), [services]));
  return (
    <ClassesScreen
      list={part}
      now={now}
      onRetry={onRetry}
      onOpen={(names) => outcomeOf(async () => void navigate(classPath(await openClass(services, names))))}
    />
  );
}
