import { questionTypes } from '@rehearse/question-types';
import { PracticeStartScreen, useFailureText, useScreensTranslation } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Offered } from '../../app/frame/offered.tsx';
import { useTitle } from '../../app/head/use-title.ts';
import { useStartSitting } from '../../pages/sittings/start-sitting.ts';

const offered = questionTypes.map(({ id }) => id);

export const Component = () => (
  <Offered extra="sittings">
    <PracticeStart />
  </Offered>
);

function PracticeStart() {
  const { t } = useScreensTranslation();
  const failureText = useFailureText();
  const { isStarting, failure, startSitting } = useStartSitting();
  const [query] = useSearchParams();
  const wanted = offered.find((id) => String(id) === query.get('type'));
  useTitle(useTranslation().t('pages.practiceInARow'));
  return (
    <PracticeStartScreen
      offered={offered}
      nameOf={(submoduleId) => t(`submodules.${submoduleId as 1}`)}
      initial={wanted === undefined ? { review: 'end' } : { submoduleIds: [wanted] }}
      loading={isStarting}
      failure={failure && failureText(failure)}
      onStart={(drill) => void startSitting({ kind: 'drill', ...drill })}
    />
  );
}
