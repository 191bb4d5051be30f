import { reviewSessionView } from '@rehearse/practice-machines/review-session';
import { DrillScreen, useFailureText } from '@rehearse/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Offered } from '../../app/frame/offered.tsx';
import { useTitle } from '../../app/head/use-title.ts';
import { useServices } from '../../app/services.ts';
import { failureOf } from '../../host/failure.ts';
import { drillSessionAt, savedResult } from '../../pages/mistakes/drill-session.ts';
import { kindOf } from '../../pages/mistakes/kind-of.ts';
import { dismiss } from '../../pages/mistakes/mistakes.ts';

export const Component = () => (
  <Offered extra="mistakes">
    <Drills />
  </Offered>
);

function Drills() {
  const services = useServices();
  const failureText = useFailureText();
  const [query] = useSearchParams();
  const [machine] = useState(() => drillSessionAt(services, kindOf(query.get('kind'))));
  const [input] = useState(() => ({ sessionId: crypto.randomUUID(), saved: savedResult() }));
  const actor = useActorRef(machine, { input });
  const view = useSelector(actor, reviewSessionView);
  useTitle(useTranslation().t('pages.mistakes'));

  useEffect(() => {
    const sendAgain = () => actor.send({ type: 'rating.retry' });
    window.addEventListener('online', sendAgain);
    return () => window.removeEventListener('online', sendAgain);
  }, [actor]);

  return (
    <DrillScreen
      view={view}
      onEvent={actor.send}
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
