import { CorrectAll, useFailureText } from '@rehearse/ui/screens';
import { useCallback, useState } from 'react';
import { correctionsAt } from '../../app/corrections/corrections.ts';
import { useLanguage } from '../../app/language/use-language.ts';
import { useServices } from '../../app/services.ts';
import { failureOf } from '../../host/failure.ts';
import { type OpenAnswers, useCorrectAll } from './use-correct-all.ts';

export interface CorrectAllOfReportProps {
  /** Null until it is loaded. */
  report: OpenAnswers | null;
  /** Called once all corrections have been asked for. */
  onAsked: () => void;
}

/** Offers to have the open answers of a report corrected, where the host corrects them and the learner has agreed to it. */
export function CorrectAllOfReport({ report, onAsked }: CorrectAllOfReportProps) {
  const services = useServices();
  const failureText = useFailureText();
  const [language] = useLanguage();
  const [calls] = useState(() => correctionsAt(services));
  const corrections = useCorrectAll({
    report,
    load: useCallback(async () => {
      const { submoduleIds, consent, planLeft, freeLeft, waiting } = await calls.offer();
      return { submoduleIds, left: consent.given ? Math.max(0, planLeft + freeLeft - waiting) : 0 };
    }, [calls]),
    request: (attemptId) => calls.request({ attemptId, mailWhenDone: false }, language),
    onAsked(failure) {
      if (failure !== null) {
        services.bus.publish('toast.show', { message: failureText(failureOf(failure)), tone: 'critical' });
      }
      onAsked();
    },
  });
  return <CorrectAll {...corrections} />;
}
