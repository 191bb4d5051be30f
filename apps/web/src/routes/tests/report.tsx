import {
  classPath,
  SittingReportScreen,
  type SuggestedDrill,
  sitePaths,
  sittingPath,
  useFailureText,
} from '@rehearse/ui/screens';
import { type ComponentType, lazy, Suspense, useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { Offered } from '../../app/frame/offered.tsx';
import { OriginContext } from '../../app/head/origin.ts';
import { useTitle } from '../../app/head/use-title.ts';
import { useServices } from '../../app/services.ts';
import { useQueryValue } from '../../app/use-query-value.ts';
import { failureOf } from '../../host/failure.ts';
import { prepareSitting, suggestedDrill } from '../../pages/sittings/start-sitting.ts';
import type { CorrectAllOfReportProps } from '../../pages/tests/correct-all-of-report.tsx';
import { loadReport, shareReport, withdrawReport } from '../../pages/tests/sittings.ts';
import { useDeletion } from '../../pages/tests/use-deletion.ts';
import { useDrillStart, useReport } from '../../pages/tests/use-report.ts';
import { useShare } from '../../pages/tests/use-share.ts';

/** Loaded after the report; without it nothing is offered. */
const CorrectAllOfReport = lazy<ComponentType<CorrectAllOfReportProps>>(() =>
  import('../../pages/tests/correct-all-of-report.tsx').then(
    ({ CorrectAllOfReport: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

export function Component() {
  const { sittingId = '' } = useParams();
  useTitle(useTranslation().t('pages.testReport'));
  return (
    <Offered extra="sittings">
      <Report key={sittingId} sittingId={sittingId} />
    </Offered>
  );
}

function Report({ sittingId }: { sittingId: string }) {
  const services = useServices();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [classId] = useQueryValue('class');
  const { origin } = useContext(OriginContext);
  const { state, onRetry, reload, change } = useReport(
    useCallback(() => loadReport(services, sittingId), [services, sittingId]),
  );
  const share = useShare({
    share: (name) => shareReport(services, sittingId, name),
    withdraw: () => withdrawReport(services, sittingId),
    state,
    onChange: change,
    origin,
  });
  const drills = useDrillStart(async (drill: SuggestedDrill) => {
    try {
      void navigate(sittingPath(await prepareSitting(services, suggestedDrill(drill))));
    } catch (error) {
      services.bus.publish('toast.show', { message: failureText(failureOf(error)), tone: 'critical' });
    }
  });
  const remove = useDeletion();
  const onDelete = async () => {
    if (state.phase === 'ready' && (await remove(state.report))) void navigate(sitePaths.tests, { replace: true });
  };
  return (
    <SittingReportScreen
      state={state}
      onRetry={onRetry}
      onContinue={() => void navigate(sittingPath(sittingId))}
      onPrint={() => window.print()}
      onDelete={() => void onDelete()}
      corrections={
        <Suspense>
          <CorrectAllOfReport report={state.phase === 'ready' ? state.report : null} onAsked={reload} />
        </Suspense>
      }
      classHref={classId === null ? undefined : classPath(classId)}
      {...drills}
      {...share}
    />
  );
}
