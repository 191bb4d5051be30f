import { DrillScreen, useFailureText } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Offered } from '../../app/frame/offered.tsx';
import { useTitle } from '../../app/head/use-title.ts';
import { useServices } from '../../app/services.ts';
import { failureOf } from '../../host/failure.ts';
import { drillSessionAt, savedResult } from '../../pages/mistakes/drill-session.ts';
import { kindOf } from '../../pages/mistakes/kind-of.ts';
import { dismiss } from '../../pages/mistakes/mistakes.ts';
import { useReviewSession } from '../../pages/reviews/use-review-session.ts';

export const Component = () => (
  <Offered extra="mistakes">
    <Drills />
  </Offered>
);

function Drills() {
  const services = useServices();
  const failureText = useFailureText();
  const [query] = useSearchParams();
  const { view, send } = useReviewSession({
    machine: () => drillSessionAt(services, kindOf(query.get('kind'))),
    saved: savedResult,
  });
  useTitle(useTranslation().t('pages.mistakes'));

  return (
    <DrillScreen
      view={view}
      onEvent={send}
      onDismiss={async (mistakeId) => {
        try {
          await dismiss(services.api, mistakeId);
          return true;
        } catch (error) {
          services.bus.publish('toast.show', { message: failureText(failureOf(error)), tone: 'critical' });
          return false;
        }
      }}
    />
  );
}
