import type { HostQuestion } from '@rehearse/embed/types';
import { AiCorrection, type AnswerMedium } from '@rehearse/ui/screens';
import { useEffect, useEffectEvent } from 'react';
import { ReportOfCorrection } from '../../app/corrections/report-of-correction.tsx';
import { useAiCorrection } from '../../app/corrections/use-ai-correction.ts';
import { useLanguage } from '../../app/language/use-language.ts';
import { useServices } from '../../app/services.ts';
import { loadCorrection } from './load-correction.ts';

interface AiCorrectionOfQuestionProps {
  question: HostQuestion;
  medium: AnswerMedium;
}

/** The AI correction of the reviewed answer, if the host offers one. */
export function AiCorrectionOfQuestion(props: AiCorrectionOfQuestionProps) {
  const [language] = useLanguage();
  return <InOneLanguage key={language} {...props} />;
}

function InOneLanguage({ question, medium }: AiCorrectionOfQuestionProps) {
  const services = useServices();
  const { workspace } = services;
  const [view, actions, reload] = useAiCorrection(() => loadCorrection(services, question));
  const onSaved = useEffectEvent(reload);
  useEffect(() => workspace.current()?.answers.onDelivery(({ state }) => state === 'saved' && onSaved()), [workspace]);
  const onReturn = useEffectEvent(() => view.phase === 'usedUp' && reload());
  // a plan may have been bought in another tab
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && onReturn();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
  return (
    <AiCorrection view={view} medium={medium} {...actions}>
      {view.phase === 'done' && <ReportOfCorrection correctionId={view.correctionId} />}
    </AiCorrection>
  );
}
