import type { AnswerMedium, ComparedTexts } from '@rehearse/ui/screens';
import { useMemo } from 'react';
import { correctionsAt } from '../../app/corrections/corrections.ts';
import { toReport } from '../../app/corrections/to-report.ts';
import type { Services } from '../../app/services.ts';

/** Where the texts come from to compare two attempts. Readings of one text have no mistakes of language to compare. */
export const useComparedTexts = (
  services: Pick<Services, 'api' | 'extras'>,
): Record<AnswerMedium, ComparedTexts | undefined> =>
  useMemo(() => {
    const calls = correctionsAt(services);
    const load = async (correctionId: number) => {
      const { report } = await calls.withReport(correctionId);
      const [part] = report ? toReport(report).parts : [];
      if (!part) throw new Error(`The correction ${correctionId} has no report.`);
      return part;
    };
    return { writing: { from: 'answers' }, speech: { from: 'reports', load }, readAloud: undefined };
  }, [services]);
