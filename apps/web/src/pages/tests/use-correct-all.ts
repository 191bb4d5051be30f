import { ApiError } from '@rehearse/api-client';
import type { CorrectableAnswers, ReportedQuestion, SittingReport } from '@rehearse/ui/screens';
import { useEffect, useState } from 'react';

/** What a host corrects for a learner. */
export interface Correcting {
  submoduleIds: readonly number[];
  /** Corrections that the learner can still ask for; 0 without consent. */
  left: number;
}

/** What a report says of who judged its answers. */
export interface OpenAnswers extends Pick<SittingReport, 'openLeft'> {
  questions: readonly Pick<ReportedQuestion, 'submoduleId' | 'judgedBy' | 'attemptId'>[];
}

export interface CorrectAllOptions {
  /** Null until it is loaded. */
  report: OpenAnswers | null;
  /** Null where nothing is corrected. The same function for the same report. */
  load: () => Promise<Correcting | null>;
  /** Asks for the correction of an attempt. */
  request: (attemptId: number) => Promise<unknown>;
  /** Called once all have been asked for, with the last failure, or null. */
  onAsked: (failure: unknown) => void;
}

/** The host doesn't correct this answer, but may correct others. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status === 400;

/** Attempts of the report with texts and recordings that no service has judged, in order. */
function openAttempts(report: OpenAnswers | null) {
  if (report === null || report.openLeft > 0) return [];
  return report.questions.filter(
    ({ judgedBy, attemptId }) => attemptId !== undefined && (judgedBy === 'measures' || judgedBy === 'nobody'),
  );
}

/** Has the open answers of a report corrected with one press; offered once, because what was refused then is refused again. */
export function useCorrectAll({ report, load, request, onAsked }: CorrectAllOptions) {
  const [offer, setOffer] = useState<Correcting | null>(null);
  const [progress, setProgress] = useState<'offered' | 'asking' | 'asked'>('offered');
  const open = openAttempts(report);
  const hasOpen = open.length > 0;

  useEffect(() => {
    if (!hasOpen) return;
    let isCurrent = true;
    // without an answer nothing is offered
    load().then(
      (loaded) => isCurrent && setOffer(loaded),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [load, hasOpen]);

  const { submoduleIds = [], left = 0 } = offer ?? {};
  const attemptIds = open
    .flatMap(({ submoduleId, attemptId }) => (submoduleIds.includes(submoduleId) ? (attemptId ?? []) : []))
    .slice(0, left);

  const askForAll = async () => {
    setProgress('asking');
    let failure: unknown = null;
    for (const attemptId of attemptIds) {
      try {
        await request(attemptId);
      } catch (error) {
        failure = error;
        if (!isRefused(error)) break;
      }
    }
    setProgress(failure === null || isRefused(failure) ? 'asked' : 'offered');
    onAsked(failure);
  };
  const correctable: CorrectableAnswers | null =
    attemptIds.length === 0 || progress === 'asked'
      ? null
      : { count: attemptIds.length, left, isAsking: progress === 'asking' };
  return { correctable, onCorrectAll: () => void (progress === 'offered' && askForAll()) };
}
