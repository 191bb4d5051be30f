import { getTestAllowance, listExams, listSittings, unwrap } from '@rehearse/api-client';
import { type Language, textIn } from '@rehearse/languages';
import { sittingPath, type TestAllowance, type TestExam } from '@rehearse/ui/screens';
import { useCallback } from 'react';
import { type Services, useServices } from '../../app/services.ts';
import { usePart } from '../../app/use-part.ts';

/** What the page of a test's start shows. */
export interface TestStart {
  exams: TestExam[];
  allowance: TestAllowance;
  /** A test that was begun and not finished; null for none. */
  begun: { href: string; answered: number; count: number } | null;
}

/**
 * The exams that mock tests follow, newest first.
 *
 * @throws {NotOffered} if the host has no sittings
 */
export async function loadExams({ api: client, extras }: Pick<Services, 'api' | 'extras'>) {
  const { exams } = await extras.ask('sittings', () => unwrap(listExams({ client })));
  return exams;
}

/** Whether the host has sittings; false until that is known. */
export function useOffersSittings(): boolean {
  const services = useServices();
  const [part] = usePart(useCallback(() => loadExams(services), [services]));
  return part.phase === 'ready';
}

/** What a learner needs to know before a mock test. */
export function useTestStart(language: Language) {
  const services = useServices();
  return usePart(
    useCallback(async (): Promise<TestStart> => {
      const { api: client } = services;
      const body = { kind: 'mock', page: 1, size: 10 } as const;
      const [exams, allowance, { content }] = await Promise.all([
        loadExams(services),
        unwrap(getTestAllowance({ client })),
        unwrap(listSittings({ client, body })),
      ]);
      const begun = content.find(({ state }) => state !== 'finished');
      return {
        exams: exams.map((exam) => ({ ...exam, name: textIn(exam.name, language) ?? exam.examId })),
        allowance,
        begun: begun ? { href: sittingPath(begun.sittingId), answered: begun.answered, count: begun.count } : null,
      };
    }, [services, language]),
  );
}
