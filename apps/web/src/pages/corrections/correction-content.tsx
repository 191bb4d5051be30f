import type { Correction } from '@rehearse/api-client';
import { AiCorrection, CorrectionsOff } from '@rehearse/ui/screens';
import { correctionsAt, toOffer, toRequested } from '../../app/corrections/corrections.ts';
import { ReportOfCorrection } from '../../app/corrections/report-of-correction.tsx';
import { useAiCorrection } from '../../app/corrections/use-ai-correction.ts';
import { useServices } from '../../app/services.ts';
import { answerMediumOf } from '../../questions/correction/answer-medium.ts';

/** The report of a correction; before that, how far it is. */
export function CorrectionContent({ correction }: { correction: Correction }) {
  const services = useServices();
  const { attemptId, submoduleId } = correction;
  const [view, actions] = useAiCorrection(async () => {
    const requested = toRequested(correction);
    if (requested.state === 'done') return { offer: null, attemptId, correction: requested };
    return { offer: toOffer(await correctionsAt(services).offer()), attemptId, correction: requested };
  });
  if (view.phase === 'done') return <ReportOfCorrection correctionId={view.correctionId} headingLevel={2} />;
  if (view.phase === 'absent') return <CorrectionsOff />;
  return <AiCorrection view={view} medium={answerMediumOf(submoduleId) ?? 'writing'} headingLevel={2} {...actions} />;
}
