import { ClassScreen } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Offered } from '../../app/frame/offered.tsx';
import { useTitle } from '../../app/head/use-title.ts';
import { useClass } from '../../pages/classes/use-class.ts';

export function Component() {
  const { classId = '' } = useParams();
  return (
    <Offered extra="classes">
      <Class key={classId} classId={classId} />
    </Offered>
  );
}

function Class({ classId }: { classId: string }) {
  const { t } = useTranslation();
  const shown = useClass(classId);
  useTitle(shown.found.phase === 'ready' ? shown.found.value.name : t('pages.class'));
  return <ClassScreen {...shown} />;
}
